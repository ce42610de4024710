import { expect, test } from 'vitest'
import { groupTitle } from './inductee-groups.ts'

const golf = {
  id: 1,
  title: "Men's Golf",
  shortName: 'mgolf',
  abbrev: 'MGO',
  globalSportNameSlug: 'mens-golf',
}

test.each([
  ['year', golf, 'Class of 1987'],
  ['sport', golf, "Men's Golf"],
  ['sport', null, 'Contributors'],
  ['name', golf, 'A'],
] as const)('grouped by %s the heading is %s', (grouping, sport, title) => {
  expect(groupTitle({ classYear: 1987, sport, lastName: 'abara' }, grouping)).toBe(title)
})
