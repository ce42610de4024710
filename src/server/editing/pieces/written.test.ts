import { expect, test } from 'vitest'
import { changedByHand, isFollowing, rewritten } from './written.ts'

const written = { title: 'A 3-2 Win', content: '<p>Three to two.</p>' }
const fresh = { title: 'A 4-2 Win', content: '<p>Four to two.</p>' }

test.each([
  ['nobody touched it', written, fresh],
  ['a headline of somebody’s stays', { ...written, title: 'Ours' }, { ...fresh, title: 'Ours' }],
  ['what rules do not write is left alone', { ...written, byline: 'Ana' }, { ...fresh, byline: 'Ana' }],
])('written anew: %s', (_, value, result) => {
  expect(rewritten({ value, written }, fresh)?.value).toEqual(result)
})

test('nothing is written where nothing is new, or where all of it is somebody’s', () => {
  expect(rewritten({ value: written, written }, written)).toBeNull()
  expect(rewritten({ value: { title: 'x', content: 'y' }, written }, fresh)).toBeNull()
})

test('what was changed by hand stays so when the rest is written anew', () => {
  const value = { ...written, title: 'Ours' }
  const once = rewritten({ value, written }, fresh)
  expect(once && changedByHand(once)).toEqual(['title'])
  expect(once && rewritten(once, { ...fresh, title: 'A 5-2 Win' })).toBeNull()
})

test.each([
  ['open', {}, true],
  ['of no rules', { written: null }, false],
  ['submitted', { state: 'submitted' as const }, false],
  ['planned', { publishAt: new Date(0) }, false],
  ['in a release', { releaseId: 1 }, false],
])('a draft that is %s follows: %s', (_, more, is) => {
  expect(isFollowing({ written, state: 'open', publishAt: null, releaseId: null, ...more })).toBe(is)
})
