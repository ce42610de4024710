import { expect, test } from 'vitest'
import { readPolicyReport } from './policy-report.ts'

const old = (more: object) => ({
  'csp-report': {
    'document-uri': 'https://east.example/news?token=x',
    'effective-directive': 'script-src-elem',
    ...more,
  },
})

test.each([
  ['as most browsers say it', old({ 'blocked-uri': 'https://ads.example/a.js?id=7' })],
  [
    'as the newer way has it',
    [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://east.example/news?token=x',
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://ads.example/a.js',
        },
      },
    ],
  ],
  [
    'with its whole directive',
    old({
      'effective-directive': undefined,
      'violated-directive': "script-src-elem 'self'",
      'blocked-uri': 'https://ads.example/x',
    }),
  ],
])('a report is understood %s, without what an address may hold', (_, sent) => {
  expect(readPolicyReport(sent)).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://ads.example',
    page: '/news',
  })
})

test.each([
  ['of an extension', old({ 'blocked-uri': 'chrome-extension://abc/x.js' })],
  ['of what an extension put in', old({ 'blocked-uri': 'inline', 'source-file': 'moz-extension://abc' })],
  ['without a page', { 'csp-report': { 'effective-directive': 'img-src' } }],
  ['that is none', { hello: 'world' }],
  ['that is nothing', null],
  ['that is a list of nothing', []],
  ['that is a number', 7],
  ['that is empty', { 'csp-report': null }],
])('a report %s is no report', (_, sent) => {
  expect(readPolicyReport(sent)).toBeNull()
})

test('a directive that nobody knows makes no new name', () => {
  expect(readPolicyReport(old({ 'effective-directive': 'made-up', 'blocked-uri': 'inline' }))).toMatchObject({
    directive: 'other',
    blocked: 'inline',
  })
})
