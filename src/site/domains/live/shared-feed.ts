import { silenceMs } from '#contract/shapes/live-beat.ts'
import type { LiveFeed } from './live-feed.ts'
import type { LiveGame } from './live-game.ts'

interface Browser {
  /** Grants a name to one tab at a time; absent in old browsers and on plain http. */
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>
}

const name = 'live-scores'
const question = 'how do things stand?'

/**
 * One connection for all tabs of a site: a browser has few to give, and a server too. The tab that holds the lock listens
 * for all of them; when it goes, the next one takes over.
 */
export function sharedFeed(feed: LiveFeed, { locks, openChannel }: Browser): LiveFeed {
  if (!locks) return feed
  return (publish) => {
    const channel = openChannel(name)
    const known = new Map<number, LiveGame>()
    const stopSign = new AbortController()
    const { signal } = stopSign
    /** When the tab that leads last heard anything. */
    let heardAt = 0

    channel.onmessage = ({ data }: MessageEvent<LiveGame[] | typeof question>) => {
      if (data !== question) publish(data)
      else if (known.size > 0 && Date.now() - heardAt < silenceMs) channel.postMessage([...known.values()])
    }
    channel.postMessage(question)

    const lead = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const stop = feed((games) => {
        heardAt = Date.now()
        for (const game of games) known.set(game.id, game)
        publish(games)
        channel.postMessage(games)
      })
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
      return promise
    }
    // Rejected when it is stopped before its turn came.
    locks.request(name, { signal }, lead).catch(() => {})

    return () => {
      stopSign.abort()
      channel.close()
    }
  }
}
