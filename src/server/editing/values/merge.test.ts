import { expect, test } from 'vitest'
import { changedFields, mergeFields } from './merge.ts'

const base = { title: 'A', url: 'u', links: [1] }

test.each([
  ['nobody changed anything', base, base, base, []],
  ['only you did', base, { ...base, title: 'B' }, { ...base, title: 'B' }, []],
  ['only they did', { ...base, title: 'C' }, base, { ...base, title: 'C' }, []],
  [
    'both, different fields',
    { ...base, title: 'C' },
    { ...base, url: 'v' },
    { title: 'C', url: 'v', links: [1] },
    [],
  ],
  ['both, alike', { ...base, links: [1, 2] }, { ...base, links: [1, 2] }, { ...base, links: [1, 2] }, []],
  ['both, differently', { ...base, title: 'C' }, { ...base, title: 'B' }, { ...base, title: 'C' }, ['title']],
  ['you sent a field alone', { ...base, title: 'C' }, { url: 'v' }, { title: 'C', url: 'v', links: [1] }, []],
])('%s', (_, theirs, yours, value, conflicts) => {
  const merged = mergeFields(base, theirs, yours)
  expect(merged.value).toEqual(value)
  expect(merged.conflicts.map(({ field }) => field)).toEqual(conflicts)
})

test('what is not there and what is null are one', () => {
  expect(changedFields({ a: null, b: 1 }, { b: 1 })).toEqual([])
  expect(changedFields({ a: 1 }, { a: 2, b: 3 })).toEqual(['a', 'b'])
})
