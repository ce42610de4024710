import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noRoom } from '#contract/shapes/problem.ts'
import { DatabaseUnavailable, toAnswered } from './unavailable.ts'

const failure = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['a connection that is refused', failure('ECONNREFUSED'), true],
  ['a shutdown', new DrizzleQueryError('select 1', [], failure('57P01')), true],
  ['a lock that is waited for', failure('55P03'), false],
  ['a disk of the database that is full', failure('53100'), false],
  ['a disk of the files that is full', failure('ENOSPC'), false],
])('%s passes by itself', (_, error, isAway) => {
  const answered = toAnswered(error)
  expect(answered).toBeInstanceOf(DatabaseUnavailable)
  expect(answered).toMatchObject({ status: 503, isAway })
})

test.each([
  ['53100', 'no room left'],
  ['ENOSPC', 'no room left'],
  ['ECONNREFUSED', 'cannot be reached'],
])('%s says %s, so that somebody knows where to look', (code, words) => {
  const { problem } = toAnswered(failure(code)) as DatabaseUnavailable
  expect(problem.detail).toContain(words)
  expect(problem.type === noRoom).toBe(words === 'no room left')
})

test.each([failure('23505'), failure('ENOENT'), new Error('no')])('%o stays what it is', (error) => {
  expect(toAnswered(error)).toBe(error)
})
