import { expect, test } from 'vitest'
import { containing } from './like-pattern.ts'

test.each([
  ['Lark', '%Lark%'],
  [' two words ', '%two words%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['back\\slash', '%back\\\\slash%'],
])("'%s' is looked for as it is written", (words, pattern) => {
  expect(containing(words)).toBe(pattern)
})
