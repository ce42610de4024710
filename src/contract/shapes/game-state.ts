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

declare const onTheWire: unique symbol
/** A state as it travels and is kept. To the compiler it is no number, so that nobody compares it with one, or with a name. */
export interface GameStateNumber {
  readonly [onTheWire]: 'game state'
}

/** What is not said, or is none of them, is to come. */
export const gameStateOf = (number: GameStateNumber | undefined): GameState =>
  gameStates[Number(number ?? 0)] ?? 'Scheduled'
export const gameStateNumber = (state: GameState): GameStateNumber =>
  gameStates.indexOf(state) as unknown as GameStateNumber

/** Nothing more is played, whether or not the result is in. */
export function isOver(state: GameState): boolean {
  return state === 'FullTime' || state === 'PostGame' || state === 'GameComplete'
}

export function isCalledOff(state: GameState): boolean {
  return state === 'Postponed' || state === 'Canceled'
}
