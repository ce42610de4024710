import { expect, test } from 'vitest'
import { isRole, type Role, roleAtLeast, roles } from './visitor.ts'

test.each<[Role, Role[]]>([
  ['visitor', ['visitor']],
  ['editor', ['visitor', 'editor']],
  ['publisher', ['visitor', 'editor', 'publisher']],
  ['administrator', ['visitor', 'editor', 'publisher', 'administrator']],
])('%s may do what %j may', (role, may) => {
  expect(roles.filter((needed) => roleAtLeast({ role, isOperator: false }, needed))).toEqual(may)
})

test("the platform's operator may do everything", () => {
  expect(roles.every((needed) => roleAtLeast({ role: 'visitor', isOperator: true }, needed))).toBe(true)
})

test.each(['Editor', '', 'operator', null, 1])('%j is no role', (word) => {
  expect(isRole(word)).toBe(false)
})
