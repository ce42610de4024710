import { expect, test, vi } from 'vitest'
import { askedOnce, askedTogether } from './asked-once.ts'

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

test('two who ask at the beginning share one answer, and whoever comes later asks anew', async () => {
  let asked = 0
  const ask = askedTogether(async () => ++asked)
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect([await ask(), await ask()]).toEqual([2, 3])
})
