import { expect, test } from 'vitest'
import { alphabetical } from './alphabetical.ts'

test.each([
  [['Wrestling', 'Baseball', 'Softball']],
  [['ice hockey', 'Football', 'Golf']],
  [['Zürich', 'Evans', 'Éclair', 'Ebert']],
  [["Women's Golf", "Men's Golf", "Men's Basketball"]],
])('%j stands as in a dictionary', (names) => {
  expect(names.toSorted(alphabetical)).toEqual(names.toSorted(new Intl.Collator('en').compare))
})

test('the same name in other capitals has no order', () => {
  expect(alphabetical('GOLF', 'golf')).toBe(0)
})
