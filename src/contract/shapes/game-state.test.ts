import { expect, test } from 'vitest'
import {
  type GameState,
  type GameStateNumber,
  gameStateNumber,
  gameStateOf,
  gameStates,
  isCalledOff,
  isOver,
} from './game-state.ts'

const numbersThat = (rule: (state: GameState) => boolean) => gameStates.filter(rule).map(gameStateNumber)

/** As another server sends it. */
const sent = (number: number) => gameStateOf(number as unknown as GameStateNumber)

test('Live is 3', () => expect(sent(3)).toBe('Live'))
test('complete is 4, 7 or 8', () => expect(numbersThat(isOver)).toEqual([4, 7, 8]))
test('called off is 5 or 6', () => expect(numbersThat(isCalledOff)).toEqual([5, 6]))

test('a number and its name lead to each other, and any other number is a game that is scheduled', () => {
  expect(gameStates.map((name) => gameStateOf(gameStateNumber(name)))).toEqual([...gameStates])
  expect([sent(9), sent(-1), gameStateOf(undefined)]).toEqual(['Scheduled', 'Scheduled', 'Scheduled'])
})

test('nobody compares the number with another one, or takes a name for it', () => {
  const number = gameStateNumber('Live')
  // @ts-expect-error What travels is no number here.
  expect(number === 3).toBe(true)
  // @ts-expect-error Nor is it a name.
  expect(number === 'Live').toBe(false)
  // @ts-expect-error And no number is a state.
  expect(gameStateOf(3)).toBe('Live')
})
