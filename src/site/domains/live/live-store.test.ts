import { expect, test, vi } from 'vitest'
import type { LiveGame } from './live-game.ts'
import { createLiveStore } from './live-store.ts'

const live = (clock: string): LiveGame => ({
  id: 7,
  phase: 'live',
  play: { home: { name: 'A', score: 1 }, away: { name: 'B', score: 0 }, period: '1st', clock },
})

function setUp() {
  const feed = { publish: (_games: LiveGame[]) => {}, starts: 0, stops: 0 }
  const store = createLiveStore((publish) => {
    feed.publish = publish
    feed.starts += 1
    return () => {
      feed.stops += 1
    }
  })
  return { feed, store }
}

test('one feed serves everybody on the page, while somebody listens', () => {
  const { feed, store } = setUp()
  expect(feed.starts).toBe(0)
  const leave = [store.subscribe(() => {}), store.subscribe(() => {})]
  expect(feed).toMatchObject({ starts: 1, stops: 0 })
  leave[0]?.()
  expect(feed.stops).toBe(0)
  leave[1]?.()
  expect(feed).toMatchObject({ starts: 1, stops: 1 })
  store.subscribe(() => {})
  expect(feed.starts).toBe(2)
})

test('listeners hear of changes alone, and an unchanged game stays the same object', () => {
  const { feed, store } = setUp()
  const listener = vi.fn()
  store.subscribe(listener)
  feed.publish([live('6:40')])
  const before = store.getGame(7)
  feed.publish([live('6:40')])
  expect(store.getGame(7)).toBe(before)
  expect(listener).toHaveBeenCalledTimes(1)
  feed.publish([live('6:20')])
  expect(store.getGame(7)?.play?.clock).toBe('6:20')
  expect(listener).toHaveBeenCalledTimes(2)
})
