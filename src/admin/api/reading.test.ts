import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrived, isReading, whileReading } from './reading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a screen is on its way from the moment that it was led to until it rests', () => {
  arrived()
  expect(isReading.get()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(isReading.get()).toBe(false)
})

test('it is as long as anything is asked for, and as what comes asks for more', async () => {
  const first = Promise.withResolvers<string>()
  const reading = whileReading(() => first.promise)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isReading.get()).toBe(true)
  first.resolve('read')
  expect(await reading).toBe('read')
  await vi.advanceTimersByTimeAsync(30)
  const second = whileReading(() => Promise.reject(new Error('refused')))
  await expect(second).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(30)
  expect(isReading.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(70)
  expect(isReading.get()).toBe(false)
})
