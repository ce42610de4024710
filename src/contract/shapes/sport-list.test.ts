import { expect, test } from 'vitest'
import { currentSeason, sportList } from './sport-list.ts'

test('every sport has its own key, address and number', () => {
  for (const field of ['key', 'slug', 'globalSportId', 'title'] as const)
    expect(new Set(sportList.map((sport) => sport[field])).size).toBe(sportList.length)
})

test.each([
  ['fall', '2026-11-17', '2026', '2026-07-01', '2026-12-31'],
  ['fall', '2027-02-01', '2026', '2026-07-01', '2026-12-31'],
  ['spring', '2026-11-17', '2027', '2027-01-01', '2027-06-30'],
  ['winter', '2026-11-17', '2026-27', '2026-07-01', '2027-06-30'],
  ['winter', '2100-01-02', '2099-00', '2099-07-01', '2100-06-30'],
] as const)('a %s sport on %s is in season %s', (year, today, title, startsOn, endsOn) =>
  expect(currentSeason(year, today)).toEqual({ title, startsOn, endsOn }),
)
