import { expect, test } from 'vitest'
import type { Role } from '#contract/shapes/visitor.ts'
import { changeInWords, leavesNobody } from './member-rules.ts'

test.each<[string, string[], string, Role | null, boolean]>([
  ['the only administrator is removed', ['ann'], 'ann', null, true],
  ['the only administrator becomes an editor', ['ann'], 'ann', 'editor', true],
  ['the only administrator stays one', ['ann'], 'ann', 'administrator', false],
  ['one of two is removed', ['ann', 'bob'], 'ann', null, false],
  ['an editor is removed', ['ann'], 'eve', null, false],
])('%s: nobody is left: %s %s %s %j', (_, administrators, userId, role, leaves) =>
  expect(leavesNobody(administrators, userId, role)).toBe(leaves),
)

const sport = (id: number) => ['', 'Football', 'Rowing'][id] ?? ''
test.each<[{ role: Role; sportIds: number[] | null }, { role: Role; sportIds: number[] | null }, string]>([
  [{ role: 'editor', sportIds: null }, { role: 'publisher', sportIds: null }, 'editor → publisher'],
  [{ role: 'editor', sportIds: null }, { role: 'editor', sportIds: [2, 1] }, 'all sports → Football, Rowing'],
  [
    { role: 'editor', sportIds: [2] },
    { role: 'publisher', sportIds: null },
    'editor → publisher; Rowing → all sports',
  ],
  [{ role: 'editor', sportIds: [1] }, { role: 'editor', sportIds: [1] }, ''],
])('%j → %j: %s', (before, after, words) => expect(changeInWords(before, after, sport)).toBe(words))
