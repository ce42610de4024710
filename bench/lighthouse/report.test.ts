import { expect, test } from 'vitest'
import { findings, type Report, scores } from './report.ts'

const report: Report = {
  categories: {
    performance: {
      score: 0.984,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'image-delivery-insight', weight: 0 },
      ],
    },
    accessibility: { score: 1, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': {
      score: 0.96,
      auditRefs: [
        { id: 'errors-in-console', weight: 1 },
        { id: 'js-libraries', weight: 0 },
      ],
    },
    seo: { score: null, auditRefs: [] },
  },
  audits: {
    'largest-contentful-paint': { title: 'Largest Contentful Paint', score: 0.5, numericValue: 1843.2 },
    'total-blocking-time': { title: 'Total Blocking Time', score: 1, numericValue: 19.7 },
    'cumulative-layout-shift': { title: 'Cumulative Layout Shift', score: 1, numericValue: 0.0042 },
    'image-delivery-insight': {
      title: 'Improve image delivery',
      score: 0.5,
      displayValue: 'Est savings of 40 KiB',
    },
    'color-contrast': { title: 'Colours contrast', score: 1 },
    'errors-in-console': { title: 'Browser errors were logged', score: 0 },
    'js-libraries': { title: 'Detected libraries', score: 0 },
  },
}

test('the scores are whole points of a hundred, and one that is missing says so', () => {
  expect(scores(report)).toBe('performance 98, accessibility 100, best practices 96, SEO ?')
})

test('what cost points is named, and so is advice on speed; what counts for nothing is not', () => {
  expect(findings(report)).toEqual([
    'errors-in-console: Browser errors were logged',
    'image-delivery-insight: Improve image delivery (Est savings of 40 KiB)',
  ])
})
