import { expect, test, vi } from 'vitest'
import { Known } from './known.ts'

test('is worked out once for each version', async () => {
  const known = new Known()
  const make = vi.fn(async () => ({}))
  const first = await known.get('a', '1', make)
  expect(await known.get('a', '1', make)).toBe(first)
  expect(await known.get('a', '2', make)).not.toBe(first)
  expect(await known.get('b', '2', make)).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(3)
})

test('a failure is not kept', async () => {
  const known = new Known()
  await expect(known.get('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await known.get('a', '1', async () => 'yes')).toBe('yes')
})

test('what was used longest ago goes first', async () => {
  const known = new Known(2)
  const make = vi.fn(async () => 'made')
  for (const key of ['a', 'b', 'a', 'c', 'a']) await known.get(key, '1', make)
  expect(make).toHaveBeenCalledTimes(3)
  await known.get('b', '1', make)
  expect(make).toHaveBeenCalledTimes(4)
})
