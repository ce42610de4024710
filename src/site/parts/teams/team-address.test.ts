import { expect, test } from 'vitest'
import { teamAddress } from './team-address.ts'

test.each([
  ['2026', '/sports/football/roster'],
  ['2025', '/sports/football/roster/2025'],
])('the season %s is at %s', (season, address) => {
  expect(teamAddress('football', 'roster', season, '2026')).toBe(address)
})
