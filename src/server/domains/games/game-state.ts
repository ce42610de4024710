import type { Feed } from '../live/feeds.service.ts'

/** The specification's numbers for where a game stands. */
export const gameStates = [
  'Scheduled',
  'PreGame',
  'Delayed',
  'Live',
  'FullTime',
  'Postponed',
  'Canceled',
  'PostGame',
  'GameComplete',
] as const
export type GameStateName = (typeof gameStates)[number]

const displays: Record<GameStateName, string> = {
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

export function gameStateDisplay(state: number): string {
  return displays[gameStates[state] ?? 'Scheduled']
}

export const gameStateNumber = (name: GameStateName): number => gameStates.indexOf(name)

/** Live when the state is 3. */
export const isLive = (state: number): boolean => state === gameStateNumber('Live')

interface Decided {
  status: string
  resultStatus: string | null
}

/** Where a game with a feed stands. What the office decided wins over the file: called off, or a result entered. */
export function stateInFeed({ status, resultStatus }: Decided, feed: Feed): GameStateName {
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
