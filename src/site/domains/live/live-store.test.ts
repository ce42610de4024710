import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveGame } from './live-game.ts'
import { createLiveStore } from './live-store.ts'

const live = (clock: string): LiveGame => ({
  id: 7,
  phase: 'live',
  play: {
    home: { name: 'A', score: 1 },
    away: { name: 'B', score: 0 },
    period: '1st',
    clock,
    possession: null,
    situation: null,
  },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
  const before = store.standing(7, null)
  feed.publish([live('6:40')])
  expect(store.standing(7, null)).toBe(before)
  expect(listener).toHaveBeenCalledTimes(1)
  feed.publish([live('6:20')])
  expect(store.standing(7, null)?.play?.clock).toBe('6:20')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('while the feed is silent no game is live, whether it was heard of or stood so in the page', () => {
  const { feed, store } = setUp()
  const listener = vi.fn()
  store.subscribe(listener)
  feed.publish([live('6:40')])
  const heard = store.standing(7, null)
  const inThePage: LiveGame = { ...live('9:00'), id: 8 }
  vi.advanceTimersByTime(20_000)
  feed.publish([])
  vi.advanceTimersByTime(20_000)
  expect(store.standing(7, null)).toBe(heard)
  expect(listener).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(5_000)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(store.standing(7, null)).toEqual({ ...live('6:40'), phase: 'delayed' })
  expect(store.standing(7, null)).toBe(store.standing(7, null))
  expect(store.standing(8, inThePage)?.phase).toBe('delayed')
  expect(store.standing(9, { ...inThePage, phase: 'over' })?.phase).toBe('over')

  feed.publish([])
  expect(listener).toHaveBeenCalledTimes(3)
  expect(store.standing(7, null)).toBe(heard)
  expect(store.standing(8, inThePage)).toBe(inThePage)
})

test('nobody hears of silence after the last one has gone', () => {
  const { store } = setUp()
  const listener = vi.fn()
  store.subscribe(listener)()
  vi.advanceTimersByTime(600_000)
  expect(listener).not.toHaveBeenCalled()
})
