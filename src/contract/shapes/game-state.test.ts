import { expect, test } from 'vitest'
import { gameStateNumber, gameStateOf, gameStates, isCalledOff, isLive, isOver } from './game-state.ts'

const numbersThat = (rule: (number: number) => boolean) =>
  gameStates.map((_, number) => number).filter((number) => rule(number))

test('Live is 3', () => expect(numbersThat(isLive)).toEqual([3]))
test('complete is 4, 7 or 8', () => expect(numbersThat(isOver)).toEqual([4, 7, 8]))
test('called off is 5 or 6', () => expect(numbersThat(isCalledOff)).toEqual([5, 6]))

test('a number and its name lead to each other, and any other number is a game that is scheduled', () => {
  expect(gameStates.map((name) => gameStateOf(gameStateNumber(name)))).toEqual([...gameStates])
  expect([gameStateOf(9), gameStateOf(-1), gameStateOf(undefined)]).toEqual([
    'Scheduled',
    'Scheduled',
    'Scheduled',
  ])
})
