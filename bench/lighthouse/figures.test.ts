import { expect, test } from 'vitest'
import { figuresOf, inWords, middle } from './figures.ts'

const report = (score: number, lcp: number, tbt: number, cls: number) => ({
  categories: { performance: { score, auditRefs: [] } },
  audits: {
    'largest-contentful-paint': { title: '', score: 1, numericValue: lcp },
    'total-blocking-time': { title: '', score: 1, numericValue: tbt },
    'cumulative-layout-shift': { title: '', score: 1, numericValue: cls },
  },
  environment: { benchmarkIndex: lcp / 2 },
})

test('of several runs the middle of each figure counts', () => {
  const all = [report(0.9, 1800, 300, 0), report(0.97, 1400, 20, 0.01), report(0.95, 1900, 90, 0)]
  expect(inWords(middle(all.map(figuresOf)))).toBe('95, LCP 1.8 s, TBT 90 ms, CLS 0.000, machine 900')
})

test('a figure that is missing is not nothing', () => {
  expect(figuresOf({ categories: {}, audits: {} }).performance).toBeNaN()
})
