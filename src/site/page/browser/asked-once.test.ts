import { expect, test, vi } from 'vitest'
import { askedOnce } from './asked-once.ts'

test('a list is asked for once, however many ask at the same time', async () => {
  const ask = vi.fn(async () => ['football'])
  const list = askedOnce(ask)
  expect(await Promise.all([list(), list()])).toEqual([['football'], ['football']])
  expect(await list()).toEqual(['football'])
  expect(ask).toHaveBeenCalledOnce()
})

test('a list that came empty is asked for again', async () => {
  const ask = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]).mockResolvedValue(['football'])
  const list = askedOnce(ask)
  expect(await list()).toEqual([])
  expect(await list()).toEqual(['football'])
})

test('one that could not be had is asked for again', async () => {
  const ask = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(['football'])
  const list = askedOnce(ask)
  await expect(list()).rejects.toThrow('offline')
  expect(await list()).toEqual(['football'])
})
