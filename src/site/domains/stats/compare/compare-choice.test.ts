import { expect, test } from 'vitest'
import { compareAddress, readCompareChoice } from './compare-choice.ts'

const read = (query: string) => readCompareChoice(new URLSearchParams(query))

test.each([
  ['', [], null],
  ['a=12&b=15', [12, 15], null],
  ['b=15&d=4&season=2025', [15, 4], '2025'],
  ['a=12&b=12&c=13&season=career', [12, 13], 'career'],
  ['a=x&b=-1&c=0&d=&season=last', [], null],
])('%j compares %j in %s', (query, players, season) => {
  expect(read(query)).toEqual({ players, season })
})

test('a comparison has one address, which leads back to it', () => {
  const address = compareAddress('football', [12, null, 15, 12, undefined], '2025-26')
  expect(address).toBe('/sports/football/compare?a=12&b=15&season=2025-26')
  expect(read(address.split('?')[1] ?? '')).toEqual({ players: [12, 15], season: '2025-26' })
  expect(compareAddress('football', [1, 2, 3, 4, 5])).toBe('/sports/football/compare?a=1&b=2&c=3&d=4')
  expect(compareAddress('football', [])).toBe('/sports/football/compare')
})
