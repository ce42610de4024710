import { expect, test } from 'vitest'
import { sectionNames } from './SectionList.tsx'

const known = ['hero', 'scoreboard', 'results', 'teams']

test.each([
  ['a template decides the order', ['hero', 'teams', 'results'], ['hero', 'teams', 'results']],
  ['names the page does not know are passed over', ['hero', 'weather', 'teams'], ['hero', 'teams']],
  ['a section shows once', ['teams', 'hero', 'teams'], ['teams', 'hero']],
  ['without a template all show', undefined, known],
])('%s', (_sentence, wanted, shown) => {
  expect(sectionNames(known, wanted)).toEqual(shown)
})
