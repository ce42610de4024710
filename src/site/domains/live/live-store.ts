import { siteTenant } from '#site/page/browser/document-site.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { askForLiveGames } from './ask-live-games.ts'
import { type LiveFeed, pollingFeed } from './live-feed.ts'
import type { LiveGame } from './live-game.ts'
import { whileSeen } from './seen-feed.ts'
import { sharedFeed } from './shared-feed.ts'
import { streamFeed } from './stream-feed.ts'

export interface LiveStore {
  subscribe: (listener: () => void) => () => void
  /** The same object until something about the game changes. */
  getGame: (id: number) => LiveGame | undefined
}

/** Listens to its feed while somebody on the page listens to it. */
export function createLiveStore(feed: LiveFeed): LiveStore {
  const games = new Map<number, LiveGame>()
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined

  function publish(news: LiveGame[]) {
    const changed = news.filter((game) => JSON.stringify(game) !== JSON.stringify(games.get(game.id)))
    for (const game of changed) games.set(game.id, game)
    if (changed.length > 0) for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      stop ??= feed(publish)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    getGame: (id) => games.get(id),
  }
}

const polled = pollingFeed(
  async () => askForLiveGames(await lateApi()),
  () => document,
)

const openStream = (lastEventId: string) =>
  new EventSource(`/api/v2/LiveStats/stream?${new URLSearchParams({ tenant: siteTenant(), lastEventId })}`)

/** Made when it is first listened to: on the server there is neither a page nor a browser. */
const pushed: LiveFeed = (publish) => {
  const shared = sharedFeed(streamFeed({ open: openStream, fallBack: polled }), {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
  })
  const seen = whileSeen(
    shared,
    () => document,
    () => window,
  )
  return seen(publish)
}

/** The page's one source of live games. */
export const liveStore = createLiveStore(pushed)
