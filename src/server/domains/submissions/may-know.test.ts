import { expect, test } from 'vitest'
import type { Visitor } from '#contract/shapes/visitor.ts'
import { mayKnow } from './may-know.ts'

const somebody = (role: Visitor['role'], more: Partial<Visitor> = {}): Visitor => ({
  userId: 'u',
  name: 'Ada',
  email: 'ada@school.example',
  role,
  isOperator: false,
  ...more,
})

test.each([
  ['nobody', null, false],
  ['a visitor', somebody('visitor'), false],
  ['an editor', somebody('editor'), false],
  ['a publisher', somebody('publisher'), true],
  ['a publisher of one team', somebody('publisher', { sportIds: [3] }), false],
  ['an administrator', somebody('administrator'), true],
  ['an operator', somebody('visitor', { isOperator: true }), true],
])('%s is told who filled in a form: %o', (_who, visitor, is) => {
  expect(mayKnow(visitor)).toBe(is)
})
