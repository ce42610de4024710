import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveGame } from './live-game.ts'
import { pauseAfter, streamFeed } from './stream-feed.ts'

class Source extends EventTarget {
  isClosed = false
  readonly after: string
  constructor(after: string) {
    super()
    this.after = after
  }
  close() {
    this.isClosed = true
  }
  open() {
    this.dispatchEvent(new Event('open'))
  }
  beat() {
    this.dispatchEvent(new Event('beat'))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
  tell(id: string, home: number) {
    const state = {
      Id: 7,
      HasStarted: true,
      IsComplete: false,
      GameState: 3,
      HomeTeam: { Name: 'A', Score: home },
      VisitingTeam: { Name: 'B', Score: 0 },
      Period: 1,
      PeriodsRegulation: 2,
      ClockSeconds: 0,
    }
    this.dispatchEvent(
      new MessageEvent('games', { data: JSON.stringify({ Games: [state] }), lastEventId: id }),
    )
  }
}

function start() {
  const sources: Source[] = []
  const stopPolling = vi.fn()
  const poll = vi.fn(() => stopPolling)
  const publish = vi.fn<(games: LiveGame[]) => void>()
  const stop = streamFeed({
    open: (after) => {
      const source = new Source(after)
      sources.push(source)
      return source
    },
    fallBack: poll,
    random: () => 1,
  })(publish)
  return { sources, poll, stopPolling, publish, stop, last: () => sources.at(-1) as Source }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('publishes what it is told and, after a lost connection, goes on where it broke off', () => {
  const { last, publish, poll, sources } = start()
  last().open()
  last().tell('12', 3)
  expect(publish.mock.lastCall?.[0]).toMatchObject([{ id: 7, phase: 'live', play: { home: { score: 3 } } }])
  last().fail()
  expect(last().isClosed).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(sources.map(({ after }) => after)).toEqual(['', '12'])
  expect(poll).not.toHaveBeenCalled()
})

test('polls while the stream does not come, and stops when it does', () => {
  const { last, poll, stopPolling, sources } = start()
  last().fail()
  vi.advanceTimersByTime(1_000)
  last().fail()
  expect(poll).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_000)
  last().fail()
  expect(poll).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4_000)
  expect(sources).toHaveLength(4)
  last().open()
  expect(stopPolling).toHaveBeenCalledTimes(1)
})

test('a connection that says nothing is given up; one that beats is not', () => {
  const { last, publish, sources } = start()
  last().open()
  last().tell('12', 3)
  for (let beats = 0; beats < 6; beats += 1) {
    vi.advanceTimersByTime(10_000)
    last().beat()
  }
  expect(sources).toHaveLength(1)
  expect(publish.mock.lastCall?.[0]).toEqual([])
  vi.advanceTimersByTime(25_000)
  expect(last().isClosed).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(sources.map(({ after }) => after)).toEqual(['', '12'])
})

test('comes back no more after it was stopped', () => {
  const { last, stop, sources } = start()
  last().fail()
  stop()
  vi.advanceTimersByTime(600_000)
  expect(sources).toHaveLength(1)
})

test.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [4, 1, 8_000],
  [30, 0, 60_000],
  [30, 1, 120_000],
])('after failure %i and a throw of %f it waits %i ms', (failures, random, pause) => {
  expect(pauseAfter(failures, random)).toBe(pause)
})
