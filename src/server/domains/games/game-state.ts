import type { GameState } from '#contract/shapes/game-state.ts'
import type { Feed } from './feeds.service.ts'

export const gameStateDisplays: Record<GameState, string> = {
  Scheduled: 'Scheduled',
  PreGame: 'Pregame',
  Delayed: 'Delayed',
  Live: 'Live',
  FullTime: 'Final',
  Postponed: 'Postponed',
  Canceled: 'Cancelled',
  PostGame: 'Final',
  GameComplete: 'Final',
}

interface Decided {
  status: string
  resultStatus: string | null
}

/** Where a game with a feed stands. What the office decided wins over the file: called off, or a result entered. */
export function stateInFeed({ status, resultStatus }: Decided, feed: Feed): GameState {
  if (status === 'C') return 'Canceled'
  if (status === 'P') return 'Postponed'
  if (resultStatus) return feed.silence === 'gone' ? 'GameComplete' : 'PostGame'
  if (feed.isComplete) return 'FullTime'
  if (feed.hasStarted) return feed.silence === 'none' ? 'Live' : 'Delayed'
  return feed.silence === 'gone' ? 'Scheduled' : 'PreGame'
}

/** A game is past once it has a result or was called off; a special event is never either. */
export function gameType(game: {
  type: 'S' | null
  status: string
  resultStatus: string | null
}): 'recent' | 'upcoming' | 'S' {
  if (game.type === 'S') return 'S'
  return game.resultStatus || game.status === 'P' || game.status === 'C' ? 'recent' : 'upcoming'
}
