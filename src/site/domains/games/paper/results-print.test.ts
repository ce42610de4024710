import { expect, test } from 'vitest'
import { readResultsPaper, resultsPrintHref } from './results-print.ts'

test.each([
  ['2026-27', 'list', '2026-27', {}],
  ['2026', 'home', '2026', { locationIndicator: 'H' }],
  ['all', 'away', null, { locationIndicator: 'A' }],
  ['ALL', 'Conference', null, { conferenceOnly: true }],
])('results/print/%s/%s', (season, type, expected, query) => {
  expect(readResultsPaper({ season, type })).toMatchObject({ season: expected, query })
})

test.each([
  ['2026', 'everything'],
  ['2026', 'constructor'],
  ['latest', 'list'],
  ['26', 'list'],
])('there is no results/print/%s/%s', (season, type) => {
  expect(readResultsPaper({ season, type })).toBeUndefined()
})

test.each([
  [null, '/sports/golf/results/print/all/list'],
  ['2026', '/sports/golf/results/print/2026/list'],
])('the results of %s are printed at %s', (season, href) => {
  expect(resultsPrintHref('/sports/golf/results', season, 'list')).toBe(href)
})
