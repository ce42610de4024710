import { expect, test } from 'vitest'
import { isApiProblem, notFound } from '#contract/shapes/problem.ts'
import { errorOf, tellError } from './told-error.ts'

/** As it comes out of another thread. */
const told = (error: unknown) => errorOf(structuredClone(tellError(error)))

test('a problem of the API stays one', () => {
  const error = told(notFound('There is no such player.'))
  expect(isApiProblem(error)).toBe(true)
  expect(error).toMatchObject({ status: 404, message: 'There is no such player.', problem: { status: 404 } })
})

test('an error keeps its name, its words and where it was thrown', () => {
  const error = new TypeError('sport is not defined')
  const { name, message, stack } = told(error) as Error
  expect([name, message, stack]).toEqual(['TypeError', 'sport is not defined', error.stack])
})

test('what a router throws is no error, and keeps its status', () => {
  const error = told({ status: 405, statusText: 'Method Not Allowed', data: 'whatever' })
  expect(error).not.toBeInstanceOf(Error)
  expect(error).toMatchObject({ status: 405 })
})

test('anything else is told in words', () => {
  expect(told('no')).toMatchObject({ message: 'no' })
})
