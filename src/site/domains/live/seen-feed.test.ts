import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileSeen } from './seen-feed.ts'

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
  show(visibility: 'visible' | 'hidden') {
    this.visibilityState = visibility
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(visibility: 'visible' | 'hidden' = 'visible') {
  const [page, frame] = [new Page(), new EventTarget()]
  page.visibilityState = visibility
  const stopFeed = vi.fn()
  const feed = vi.fn(() => stopFeed)
  const stop = whileSeen(
    feed,
    () => page as unknown as Document,
    () => frame as unknown as Window,
  )(() => {})
  return { page, frame, feed, stopFeed, stop }
}

test('a page hidden for a moment goes on listening, one hidden for long does not', () => {
  const { page, feed, stopFeed } = start()
  page.show('hidden')
  vi.advanceTimersByTime(59_000)
  page.show('visible')
  vi.advanceTimersByTime(600_000)
  expect([feed.mock.calls.length, stopFeed.mock.calls.length]).toEqual([1, 0])
  page.show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(stopFeed).toHaveBeenCalledTimes(1)
  page.show('visible')
  expect(feed).toHaveBeenCalledTimes(2)
})

test('a page opened in the background listens when it is first seen', () => {
  const { page, feed } = start('hidden')
  vi.advanceTimersByTime(600_000)
  expect(feed).not.toHaveBeenCalled()
  page.show('visible')
  expect(feed).toHaveBeenCalledTimes(1)
})

test('a page that is left lets go at once, and listens again when one comes back to it', () => {
  const { frame, feed, stopFeed } = start()
  frame.dispatchEvent(new Event('pagehide'))
  expect(stopFeed).toHaveBeenCalledTimes(1)
  frame.dispatchEvent(new Event('pageshow'))
  expect(feed).toHaveBeenCalledTimes(2)
})

test('after it was stopped nothing starts it again', () => {
  const { page, feed, stop, stopFeed } = start()
  stop()
  page.show('visible')
  expect([feed.mock.calls.length, stopFeed.mock.calls.length]).toEqual([1, 1])
})
