import type { LiveGame } from './live-game.ts'

/** Tells of live games until it is stopped. No games are a word too: there is somebody, and nothing has changed. */
export type LiveFeed = (publish: (games: LiveGame[]) => void) => () => void

const interval = 15_000
const longestInterval = 120_000

type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Asks again and again while the page is visible; after a failure it waits longer each time. */
export function pollingFeed(ask: () => Promise<LiveGame[] | null>, page: () => Visibility): LiveFeed {
  return (publish) => {
    const { signal, abort } = stopSign()
    const watched = page()
    let wait = interval
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false

    async function poll() {
      clearTimeout(timer)
      if (isAsking || watched.visibilityState === 'hidden') return
      isAsking = true
      const games = await ask()
      isAsking = false
      if (signal.aborted) return
      if (games) publish(games)
      wait = games ? interval : Math.min(wait * 2, longestInterval)
      timer = setTimeout(poll, wait)
    }

    watched.addEventListener('visibilitychange', poll, { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    void poll()
    return abort
  }
}

function stopSign() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
