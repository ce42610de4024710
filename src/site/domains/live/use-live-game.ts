import { useState, useSyncExternalStore } from 'react'
import { type LiveGame, mayBeLive } from './live-game.ts'
import { liveStore } from './live-store.ts'

type Watched = Parameters<typeof mayBeLive>[0] & { id: number }

const unwatched = () => () => {}

/** A game as it stands now. Until the feed has spoken it is `atFirst`, what the page was made with. */
export function useLiveGame(game: Watched, atFirst: LiveGame | null): LiveGame | null {
  const [isWatched] = useState(() => mayBeLive(game, Date.now()))
  return useSyncExternalStore(
    isWatched ? liveStore.subscribe : unwatched,
    () => liveStore.standing(game.id, atFirst),
    () => atFirst,
  )
}
