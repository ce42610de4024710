import { expect, test } from 'vitest'
import { abbreviationOf, slugOf } from './read-name.ts'

test.each([
  ["Women's Volleyball", 'womens-volleyball', 'WV'],
  ['Northfork A&T', 'northfork-a-and-t', 'NA'],
  ['Ellery', 'ellery', 'ELL'],
  ['Peña State', 'pena-state', 'PS'],
  ['', '', ''],
])("'%s' is '%s' in an address and '%s' in short", (words, slug, short) => {
  expect(slugOf(words)).toBe(slug)
  expect(abbreviationOf(words)).toBe(short)
})
