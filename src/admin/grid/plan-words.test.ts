import { expect, test } from 'vitest'
import type { PlanLine } from '#contract/editing/desk.grids.ts'
import { countsOf, isUnclear, pressWords, writtenBy } from './plan-words.ts'

const line = (state: PlanLine['state'], notes: string[] = []): PlanLine => ({
  row: 1,
  state,
  name: 'Ada Marsh',
  notes,
  changes: [],
})
const plan = (...lines: PlanLine[]) => ({ lines })

test('every row of a plan is counted once', () => {
  const counts = countsOf(plan(line('new'), line('known'), line('changed'), line('same'), line('refused')))
  expect(Object.values(counts)).toEqual([1, 1, 1, 1, 1])
})

test.each([
  [plan(line('new'), line('known')), 0, 'Add 2 players'],
  [plan(line('new')), 0, 'Add 1 player'],
  [plan(line('new'), line('changed')), 0, 'Apply 2 changes'],
  [plan(line('same')), 3, 'Apply 3 changes'],
  [plan(line('same'), line('refused')), 0, 'Nothing to do'],
])('what is pressed says what it does', (seen, removals, words) => {
  expect(pressWords(seen, removals, 'player', 'players')).toBe(words)
  expect(writtenBy(seen, removals)).toBe(Number(/\d+/.exec(words)?.[0] ?? 0))
})

test.each([
  [line('refused', ['Has no name']), true],
  [line('new', ['The height is not understood and left out']), true],
  [line('known', ['Known from an earlier season by name']), false],
  [line('same', ['The height is not understood and left out']), false],
])('%j is unclear: %s', (one, is) => {
  expect(isUnclear(one)).toBe(is)
})
