import { expect, test } from 'vitest'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { schoolOf } from './school.ts'

test.each([
  ['Halcyon State University', 'Halcyon State'],
  ['Tamarack College', 'Tamarack'],
  ['University of Northfold', 'Northfold'],
  ['The University of Northfold', 'Northfold'],
  ['College of the Cape', 'College of the Cape'],
])('%s is called %s', (name, short) => {
  expect(shortSchoolName(name)).toBe(short)
})

test('a site whose data could not be had still has a name', () => {
  expect(schoolOf(undefined)).toMatchObject({ siteName: 'Athletics', crest: null, ticketsUrl: null })
})
