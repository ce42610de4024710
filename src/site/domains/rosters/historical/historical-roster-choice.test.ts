import { describe, expect, test } from 'vitest'
import { decadesSince, historicalHref, readHistoricalChoice } from './historical-roster-choice.ts'

describe('the state of the all-time roster is in its address', () => {
  test.each([
    ['', '/historical-roster'],
    ['letter=b', '/historical-roster?letter=B'],
    ['letter=bb', '/historical-roster'],
    ['decade=1990&text=+van++ce+', '/historical-roster?text=van+ce&decade=1990'],
    ['decade=1995', '/historical-roster'],
    ['page=3', '/historical-roster?page=3'],
    ['page=0', '/historical-roster'],
    ['page=99999', '/historical-roster?page=10000'],
  ])('?%s is %s', (query, address) => {
    expect(historicalHref(readHistoricalChoice(new URLSearchParams(query), null))).toBe(address)
  })

  test('a sport has an address of its own', () => {
    expect(historicalHref(readHistoricalChoice(new URLSearchParams('letter=a'), 'football'))).toBe(
      '/sports/football/historical-roster?letter=A',
    )
  })
})

test.each([
  [2003, [2020, 2010, 2000]],
  [2021, [2020]],
  [null, [2020]],
])('decades from the first year %j to today', (firstYear, decades) => {
  expect(decadesSince(firstYear, new Date('2026-11-15T12:00:00Z'))).toEqual(decades)
})
