import { expect, test } from 'vitest'
import { gamesIn } from './follow-games.ts'

test.each([
  [['box_scores/12'], new Set([12])],
  [['box_scores/12', 'live_games/12', 'box_scores/7'], new Set([12, 7])],
  [['box_scores', 'box_scores/12'], 'all'],
  [['box_scores/*'], 'all'],
  [['games'], 'all'],
  [['*'], 'all'],
  [['live_games/12', 'stories', 'game_tickets'], null],
])('a change of %j concerns %s', (tags, games) => {
  expect(gamesIn(tags)).toEqual(games)
})
