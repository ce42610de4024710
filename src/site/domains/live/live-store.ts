import { silenceMs } from '#contract/shapes/live-beat.ts'
import type { LiveFeed } from './live-feed.ts'
import type { LiveGame } from './live-game.ts'

export interface LiveStore {
  subscribe: (listener: () => void) => () => void
  /**
   * How a game stands as far as anybody has said, or else as the page was made: the same object until something about
   * it changes. While nobody says anything no game is live: what was true half a minute ago may be wrong by now.
   */
  standing: (id: number, atFirst: LiveGame | null) => LiveGame | null
}

const isKeptPage = () => globalThis.document?.documentElement.dataset.offline !== undefined

/** Listens to its feed while somebody on the page listens to it. */
export function createLiveStore(feed: LiveFeed): LiveStore {
  const games = new Map<number, LiveGame>()
  const listeners = new Set<() => void>()
  /** Games that were live when the feed fell silent, as they are shown meanwhile. */
  const delayed = new WeakMap<LiveGame, LiveGame>()
  let stop: (() => void) | undefined
  let isSilent = false
  let silence: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function publish(news: LiveGame[]) {
    const changed = news.filter((game) => JSON.stringify(game) !== JSON.stringify(games.get(game.id)))
    for (const game of changed) games.set(game.id, game)
    const wasSilent = isSilent
    listen()
    if (changed.length > 0 || wasSilent) tell()
  }

  function listen() {
    isSilent = false
    clearTimeout(silence)
    silence = setTimeout(() => {
      isSilent = true
      tell()
    }, silenceMs)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (!stop) {
        listen()
        stop = feed(publish)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(silence)
        stop?.()
        stop = undefined
      }
    },
    standing(id, atFirst) {
      const told = games.get(id)
      const game = told ?? atFirst
      // A page that this device kept was made who knows when.
      const isOld = isSilent || (!told && isKeptPage())
      if (!(isOld && game?.phase === 'live')) return game
      const shown: LiveGame = delayed.get(game) ?? { ...game, phase: 'delayed' }
      delayed.set(game, shown)
      return shown
    },
  }
}

/** Its code comes with the first game that may be on: most days of a school have none. */
const pushed: LiveFeed = (publish) => {
  let stop: (() => void) | undefined
  let isWanted = true
  void import('./pushed-feed.ts').then(
    ({ pushedFeed }) => {
      if (isWanted) stop = pushedFeed(publish)
    },
    // Without its code nobody says anything, and what was live is delayed in a moment.
    () => {},
  )
  return () => {
    isWanted = false
    stop?.()
  }
}

/** The page's one source of live games. */
export const liveStore = createLiveStore(pushed)
