import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repainted } from './repaint.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether the wait is over. */
function wait(): () => boolean {
  let isOver = false
  void (async () => {
    await repainted()
    isOver = true
  })()
  return () => isOver
}

test('a navigation goes on when the page was painted', async () => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16))
  const isOver = wait()
  await vi.advanceTimersByTimeAsync(15)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(isOver()).toBe(true)
})

test('where nothing is painted, as in a tab in the background, it waits for 100 ms and no longer', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const isOver = wait()
  await vi.advanceTimersByTimeAsync(99)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver()).toBe(true)
})
