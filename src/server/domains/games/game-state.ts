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

const displays: Record<(typeof gameStates)[number], string> = {
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

/** A game is past once it has a result or was called off; a special event is never either. */
export function gameType(game: {
  type: 'S' | null
  status: string
  resultStatus: string | null
}): 'recent' | 'upcoming' | 'S' {
  if (game.type === 'S') return 'S'
  return game.resultStatus || game.status === 'P' || game.status === 'C' ? 'recent' : 'upcoming'
}
