import { expect, test } from 'vitest'
import { containing, startingWith } from './like-pattern.ts'

test.each([
  ['Lark', '%Lark%'],
  [' two words ', '%two words%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['back\\slash', '%back\\\\slash%'],
])("'%s' is looked for as it is written", (words, pattern) => {
  expect(containing(words)).toBe(pattern)
})

test('a letter opens a name', () => {
  expect(startingWith('A')).toBe('A%')
})
