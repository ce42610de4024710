/** Where a game stands, in the order of the specification's numbers. Numbers travel; code says the names. */
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
export type GameState = (typeof gameStates)[number]

export const gameStateOf = (number: number | undefined): GameState => gameStates[number ?? 0] ?? 'Scheduled'
export const gameStateNumber = (state: GameState): number => gameStates.indexOf(state)

export const isLive = (number: number | undefined): boolean => gameStateOf(number) === 'Live'

/** Nothing more is played, whether or not the result is in. */
export function isOver(number: number | undefined): boolean {
  const state = gameStateOf(number)
  return state === 'FullTime' || state === 'PostGame' || state === 'GameComplete'
}

export function isCalledOff(number: number | undefined): boolean {
  const state = gameStateOf(number)
  return state === 'Postponed' || state === 'Canceled'
}
