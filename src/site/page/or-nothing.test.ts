import { afterEach, expect, test, vi } from 'vitest'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import { ifThere, orNothing } from './or-nothing.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

test.each([
  ['what is there', async () => 'there', 'there', 0],
  ['what is not there, without a word', () => Promise.reject(notFound('There is none.')), null, 0],
  ['what failed, which is logged', () => Promise.reject(badRequest('No.')), null, 1],
])('a page that can do without gets %s', async (_, ask: () => Promise<string>, given, warnings) => {
  expect(await orNothing('It', ifThere(ask()))).toBe(given)
  expect(warn).toHaveBeenCalledTimes(warnings)
})
