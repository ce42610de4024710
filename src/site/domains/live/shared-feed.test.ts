import { expect, onTestFinished, test, vi } from 'vitest'
import { silenceMs } from '#contract/shapes/live-beat.ts'
import type { LiveFeed } from './live-feed.ts'
import type { LiveGame } from './live-game.ts'
import { sharedFeed } from './shared-feed.ts'

const game = (home: number): LiveGame => ({
  id: 7,
  phase: 'live',
  play: {
    home: { name: 'A', score: home },
    away: { name: 'B', score: 0 },
    period: '1st',
    clock: null,
    possession: null,
    situation: null,
  },
})

/** A browser's tabs: a lock that is granted in turn, and a channel that all but the sender hear. */
function tabs() {
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>()
  let held: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (_name: string, { signal }: LockOptions, lead: () => Promise<unknown>) => {
      const turn = held.then(() => (signal?.aborted ? Promise.reject(signal.reason) : lead()))
      held = turn.catch(() => {})
      return turn
    },
  } as unknown as LockManager
  const openChannel = () => {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        for (const other of channels)
          if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }))
      },
      close: () => void channels.delete(channel),
    }
    channels.add(channel)
    return channel
  }
  const feeds: ((games: LiveGame[]) => void)[] = []
  const stopped = vi.fn()
  const feed: LiveFeed = (publish) => {
    feeds.push(publish)
    return stopped
  }
  const open = () => {
    const heard = vi.fn<(games: LiveGame[]) => void>()
    return { heard, close: sharedFeed(feed, { locks, openChannel })(heard) }
  }
  return { open, feeds, stopped }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('tabs share one connection: the first listens and tells the others', async () => {
  const { open, feeds } = tabs()
  const [first, second] = [open(), open()]
  await turn()
  expect(feeds).toHaveLength(1)
  feeds[0]?.([game(3)])
  expect(first.heard).toHaveBeenLastCalledWith([game(3)])
  expect(second.heard).toHaveBeenLastCalledWith([game(3)])
})

test('a tab opened later is told at once how things stand', async () => {
  const { open, feeds } = tabs()
  open()
  await turn()
  feeds[0]?.([game(3)])
  expect(open().heard).toHaveBeenLastCalledWith([game(3)])
})

test('a tab that has heard nothing for long tells nobody how things stand', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { open, feeds } = tabs()
  open()
  await turn()
  feeds[0]?.([game(3)])
  vi.setSystemTime(Date.now() + silenceMs)
  expect(open().heard).not.toHaveBeenCalled()
})

test('when the listening tab closes, the next takes over', async () => {
  const { open, feeds, stopped } = tabs()
  const [first, second] = [open(), open()]
  await turn()
  first.close()
  await turn()
  expect(stopped).toHaveBeenCalledTimes(1)
  expect(feeds).toHaveLength(2)
  feeds[1]?.([game(6)])
  expect(second.heard).toHaveBeenLastCalledWith([game(6)])
  expect(first.heard).not.toHaveBeenCalled()
})

test('a tab that closes while it waits never listens', async () => {
  const { open, feeds } = tabs()
  const [first, second] = [open(), open()]
  await turn()
  second.close()
  first.close()
  await turn()
  expect(feeds).toHaveLength(1)
})

test('without locks every tab listens for itself', () => {
  const feed = vi.fn(() => () => {})
  const publish = vi.fn()
  sharedFeed(feed, { locks: undefined, openChannel: () => expect.unreachable() })(publish)
  expect(feed).toHaveBeenCalledWith(publish)
})
