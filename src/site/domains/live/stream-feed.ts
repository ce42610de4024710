import type { LiveGames, MinimalGameState } from '#contract/live.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { silenceMs } from '#contract/shapes/live-beat.ts'
import type { LiveFeed } from './live-feed.ts'
import { type LiveGame, toLiveGame } from './live-game.ts'

/** As much of an EventSource as is used. */
interface Source {
  addEventListener(type: string, listener: (event: Event) => void): void
  close(): void
}

interface StreamOptions {
  /** Opens the stream where it broke off; an empty id asks for everything. */
  open: (lastEventId: string) => Source
  /** Asked for as long as the stream does not come. */
  fallBack: LiveFeed
  random?: () => number
}

const firstPause = 1_000
const longestPause = 120_000
/** A single failure is a connection that was lost; after more it may be some time. */
const patience = 2

/** Hears of changes as they happen. When the stream fails it comes back later and later, and polls meanwhile. */
export function streamFeed({ open, fallBack, random = Math.random }: StreamOptions): LiveFeed {
  return (publish) => {
    let source: Source | undefined
    let stopFallBack: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let silence: ReturnType<typeof setTimeout> | undefined
    let lastEventId = ''
    let failures = 0

    function connect() {
      source = open(lastEventId)
      source.addEventListener('open', () => {
        failures = 0
        stopFallBack?.()
        stopFallBack = undefined
        hear([])
      })
      source.addEventListener('beat', () => hear([]))
      source.addEventListener('games', (event) => {
        const { data, lastEventId: id } = event as MessageEvent<string>
        lastEventId = id
        hear((JSON.parse(data) as LiveGames).Games.flatMap(fromStream))
      })
      source.addEventListener('error', comeBackLater)
      listenFor()
    }

    function hear(games: LiveGame[]) {
      listenFor()
      publish(games)
    }

    function listenFor() {
      clearTimeout(silence)
      silence = setTimeout(comeBackLater, silenceMs)
    }

    /** The browser's own way of coming back neither waits longer each time nor gives everybody another moment. */
    function comeBackLater() {
      clearTimeout(silence)
      source?.close()
      failures += 1
      if (failures >= patience) stopFallBack ??= fallBack(publish)
      timer = setTimeout(connect, pauseAfter(failures, random()))
    }

    connect()
    return () => {
      clearTimeout(timer)
      clearTimeout(silence)
      source?.close()
      stopFallBack?.()
    }
  }
}

/** A game that cannot be read is logged and changes nothing. */
function fromStream(state: MinimalGameState): LiveGame[] {
  try {
    return [toLiveGame(state.Id, state, gameStateOf(state.GameState))]
  } catch {
    console.warn(`Error parsing game ${state?.Id}`)
    return []
  }
}

/** From half of the pause to all of it: viewers of a server that went down must not come back together. */
export function pauseAfter(failures: number, random: number): number {
  return Math.min(firstPause * 2 ** (failures - 1), longestPause) * (0.5 + random / 2)
}
