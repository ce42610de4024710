import { describe, expect, test } from 'vitest'
import {
  countPages,
  everyResult,
  isEveryResult,
  readResultsChoice,
  resultsHref,
  resultsQuery,
} from './results-choice.ts'

const read = (search: string) => readResultsChoice(new URLSearchParams(search))

describe('the filters of the results are in the address', () => {
  test.each([
    ['', everyResult],
    [
      'season=2026-27&location=H&outcome=W&conference=1&opponent=%20river%20%20bend&page=2',
      {
        season: '2026-27',
        location: 'H',
        outcome: 'W',
        conferenceOnly: true,
        opponent: 'river bend',
        page: 2,
      },
    ],
    ['location=X&outcome=N&conference=yes&season=&opponent=', everyResult],
    [`opponent=${'x'.repeat(300)}`, { ...everyResult, opponent: 'x'.repeat(100) }],
  ])('%s', (search, choice) => {
    expect(read(search)).toEqual(choice)
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=99999'])('%s asks for no page', (search) => {
    expect(read(search)).toBeUndefined()
  })

  test.each([
    ['', '/sports/golf/results'],
    ['page=1&location=', '/sports/golf/results'],
    ['outcome=L&season=2026', '/sports/golf/results?season=2026&outcome=L'],
    [
      'page=3&opponent=a+b&conference=1&location=N',
      '/sports/golf/results?location=N&conference=1&opponent=a+b&page=3',
    ],
  ])('%s has one address', (search, href) => {
    const choice = read(search) ?? everyResult
    expect(resultsHref('/sports/golf/results', choice)).toBe(href)
    expect(isEveryResult(choice)).toBe(href === '/sports/golf/results')
  })

  test('and asks the API for no more than was asked for', () => {
    expect(resultsQuery(7, everyResult)).toEqual({
      sportId: 7,
      playedOnly: true,
      $pageIndex: 0,
      $pageSize: 50,
    })
    expect(resultsQuery(7, read('outcome=T&page=2') ?? everyResult)).toMatchObject({
      outcome: 'T',
      $pageIndex: 1,
    })
  })
})

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
  [120, 3],
])('%i results fill %i pages', (results, pages) => {
  expect(countPages(results)).toBe(pages)
})
