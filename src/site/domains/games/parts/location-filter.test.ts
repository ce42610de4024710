import { expect, test } from 'vitest'
import { gamesAt, locationFilters, locationHref, readLocation } from './location-filter.ts'

test.each([
  ['', null],
  ['location=H', 'H'],
  ['location=A', 'A'],
  ['location=N', 'N'],
  ['location=h', null],
  ['location=Mars', null],
])('%j filters by %s', (query, location) => {
  expect(readLocation(new URLSearchParams(query))).toBe(location)
})

test('each filter has its own address, and all games have the plain one', () => {
  expect(locationFilters.map(({ label, location }) => [label, locationHref('/s', location)])).toEqual([
    ['All Games', '/s'],
    ['Home Games', '/s?location=H'],
    ['Away Games', '/s?location=A'],
    ['Neutral Games', '/s?location=N'],
  ])
})

test.each([
  [null, 3],
  ['H' as const, 2],
  ['N' as const, 0],
])('the filter %s leaves %i of two home games and one away', (location, count) => {
  const games = [
    { locationIndicator: 'H' as const },
    { locationIndicator: 'A' as const },
    { locationIndicator: 'H' as const },
  ]
  expect(gamesAt(games, location)).toHaveLength(count)
})
