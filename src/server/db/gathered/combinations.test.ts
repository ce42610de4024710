import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { Combinations } from './combinations.ts'

const asked = (text: string, ...params: unknown[]): Asked => ({
  text,
  params,
  rowMode: 'array',
  parserOf: () => (value) => value,
})
const fields = [{ name: 'id', dataTypeID: 23 }]
const [a, b] = [asked('select a where $1', 'x'), asked('select b where $1', 'y')]

function knowing(...known: Asked[]): Combinations {
  const combinations = new Combinations({ combinations: 1 })
  for (const { text } of known) combinations.learn(text, fields)
  return combinations
}

test('only what was asked alone before can be asked together', () => {
  const combinations = knowing(a)
  expect([combinations.mayJoin(a), combinations.mayJoin(b)]).toEqual([true, false])
})

test('what comes together for the first time is asked one by one', () => {
  const combinations = knowing(a, b)
  expect(combinations.of([a, b])).toBeNull()
  expect(combinations.of([a, b])).not.toBeNull()
})

test('one alone is no combination', () => {
  const combinations = knowing(a)
  combinations.of([a])
  expect(combinations.of([a])).toBeNull()
})

test('the order they are asked in makes no other statement, and each gets its own answer', () => {
  const combinations = knowing(a, b)
  combinations.of([a, b])
  const [one, other] = [combinations.of([a, b]), combinations.of([b, a])]
  expect(other?.asked.text).toBe(one?.asked.text)
  expect([one?.asked.params, other?.asked.params]).toEqual([
    ['x', 'y'],
    ['x', 'y'],
  ])
  expect(one?.answers(['[[1]]', '[[2]]']).map(({ rows }) => rows)).toEqual([[[1]], [[2]]])
  expect(other?.answers(['[[1]]', '[[2]]']).map(({ rows }) => rows)).toEqual([[[2]], [[1]]])
})

test('there are no more of them than a connection should prepare', () => {
  const combinations = knowing(a, b)
  for (let time = 0; time < 3; time++) combinations.of([a, b])
  for (let time = 0; time < 3; time++) expect(combinations.of([a, a])).toBeNull()
})
