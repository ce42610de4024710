import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollingFeed } from './live-feed.ts'
import type { LiveGame } from './live-game.ts'

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
  show(visibility: 'visible' | 'hidden') {
    this.visibilityState = visibility
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const game: LiveGame = { id: 7, phase: 'live', play: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(answer: () => LiveGame[] | null) {
  const page = new Page()
  const ask = vi.fn(async () => answer())
  const publish = vi.fn()
  const stop = pollingFeed(ask, () => page as unknown as Document)(publish)
  return { page, ask, publish, stop }
}

test('asks at once and then every 15 seconds', async () => {
  const { ask, publish, stop } = start(() => [game])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(publish).toHaveBeenLastCalledWith([game])
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('asks nothing while the page is hidden, and at once when it shows again', async () => {
  const { page, ask, stop } = start(() => [game])
  await vi.advanceTimersByTimeAsync(1)
  page.show('hidden')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  page.show('visible')
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
})

test('waits longer after each failure, up to two minutes, and recovers', async () => {
  let isUp = false
  const { ask, publish, stop } = start(() => (isUp ? [game] : null))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1 + 60_000 + 120_000)
  expect(ask).toHaveBeenCalledTimes(4)
  expect(publish).not.toHaveBeenCalled()
  isUp = true
  await vi.advanceTimersByTimeAsync(120_000 + 15_000)
  expect(ask).toHaveBeenCalledTimes(6)
  expect(publish).toHaveBeenCalledTimes(2)
  stop()
})

test('says nothing after it was stopped in the middle of a question', async () => {
  const { publish, stop } = start(() => [game])
  stop()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(publish).not.toHaveBeenCalled()
})
