import { expect, test } from 'vitest'
import { sportGroupOf, sportGroups } from './sport-groups.ts'

test.each([
  ['mbball', 'Basketball'],
  ['wbball', 'Basketball'],
  ['msoc', 'Soccer'],
  ['wsoc', 'Soccer'],
  ['wvball', 'Volleyball'],
  ['mvball', 'Volleyball'],
  ['mhockey', 'Hockey'],
  ['whockey', 'Hockey'],
  ['mlax', 'Lacrosse'],
  ['wlax', 'Lacrosse'],
  ['fhockey', 'Field hockey'],
  ['baseball', 'Baseball'],
  ['softball', 'Baseball'],
  ['football', 'Football'],
  ['mwpolo', 'Water polo'],
  ['wwpolo', 'Water polo'],
  ['mten', 'Tennis'],
  ['WTEN', 'Tennis'],
  ['mgolf', null],
  ['general', null],
  ['', null],
])("the code '%s' belongs to %s", (code, group) => {
  expect(sportGroupOf(code)).toBe(group)
})

test('there are ten groups', () => {
  expect(new Set(sportGroups).size).toBe(10)
})
