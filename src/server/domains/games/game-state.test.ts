import { expect, test } from 'vitest'
import { gameStateNumber, gameStates } from '#contract/shapes/game-state.ts'
import type { Feed } from './feeds.service.ts'
import { stateInFeed } from './game-state.ts'

const accepted = { status: 'A', resultStatus: null }
const final = { status: 'A', resultStatus: 'W' }
const feed = (words: string, silence: Feed['silence'] = 'none'): Feed => ({
  hasStarted: words !== 'not started',
  isComplete: words === 'complete',
  silence,
})

test.each([
  ['a file that has not started is PreGame', accepted, feed('not started'), 'PreGame'],
  ['one that never does is Scheduled again', accepted, feed('not started', 'gone'), 'Scheduled'],
  ['one that has started is Live', accepted, feed('started'), 'Live'],
  ['one that falls silent is Delayed', accepted, feed('started', 'stale'), 'Delayed'],
  ['and stays so, never live for ever', accepted, feed('started', 'gone'), 'Delayed'],
  ['one that is complete is FullTime until its result is in', accepted, feed('complete'), 'FullTime'],
  ['however long that takes', accepted, feed('complete', 'gone'), 'FullTime'],
  ['with a result it is PostGame while corrections may come', final, feed('complete'), 'PostGame'],
  ['and GameComplete afterwards', final, feed('complete', 'gone'), 'GameComplete'],
  ['a result wins over a file that goes on', final, feed('started'), 'PostGame'],
  ['a postponed game stays so', { status: 'P', resultStatus: null }, feed('started'), 'Postponed'],
  [
    'and a cancelled one, even when complete',
    { status: 'C', resultStatus: null },
    feed('complete'),
    'Canceled',
  ],
] as const)('%s', (_sentence, game, told, expected) => {
  expect(stateInFeed(game, told)).toBe(expected)
})

test('the states are numbered as in the specification', () => {
  expect(gameStates.map(gameStateNumber)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect([gameStateNumber('Live'), gameStateNumber('GameComplete')]).toEqual([3, 8])
})
