import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { winnerOf } from './game-center.mapper.ts'

test.each([
  ['at home it won', 'W', 'H', 'home'],
  ['at home it lost', 'L', 'H', 'away'],
  ['away it won', 'W', 'A', 'away'],
  ['away it lost', 'L', 'A', 'home'],
  ['on neutral ground it is the home team', 'W', 'N', 'home'],
  ['a tie has no winner', 'T', 'H', null],
  ['nor has a game without a decision', 'N', 'A', null],
  ['nor one that is open', null, 'H', null],
] as const)('%s', (_sentence, status, locationIndicator, winner) => {
  const result = status && ({ status } as Game['result'])
  expect(winnerOf({ result, locationIndicator })).toBe(winner)
})
