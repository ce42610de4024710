import { data, redirect } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { visit } from '#site/lateness/healing/visit.ts'
import { orAsShown } from './as-shown.ts'

const shown = { score: 1 }
const fails = (error: unknown) => () => Promise.reject(error)

beforeEach(() => {
  visit.shown = { address: '/a?b=1', page: shown }
})

test('a page that is asked for anew is the new one', async () => {
  expect(await orAsShown('/a?b=1', async () => ({ score: 2 }))).toEqual({ score: 2 })
})

describe.each([
  ['the network', new TypeError('Failed to fetch'), true],
  [
    'a server that is busy',
    new ApiProblem({ status: 503, type: 'about:blank', title: 'busy', detail: 'busy' }),
    true,
  ],
  ['a payload that failed', { status: 500, statusText: '', data: null, internal: true }, true],
  [
    'too many',
    new ApiProblem({ status: 429, type: 'about:blank', title: 'too many', detail: 'too many' }),
    true,
  ],
  ['a page that is gone', data('Page Not Found: /a', { status: 404 }), false],
  ['a page that has moved', redirect('/b'), false],
])('where %s answers', (_, error, stays) => {
  test(`the shown page stays: ${stays}`, async () => {
    const got = await orAsShown<unknown>('/a?b=1', fails(error)).catch((thrown: unknown) => thrown)
    expect(got).toBe(stays ? shown : error)
  })

  test('another page does not', async () => {
    await expect(orAsShown('/a?b=2', fails(error))).rejects.toBe(error)
  })
})

test('a page of which something could not be had does not take the place of a whole one', async () => {
  const lacking = async () => {
    visit.failures += 1
    return { score: null }
  }
  expect(await orAsShown('/a?b=1', lacking)).toBe(shown)
  expect(await orAsShown('/b', lacking)).toEqual({ score: null })
})
