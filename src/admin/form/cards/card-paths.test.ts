import { expect, test } from 'vitest'
import { cardPath } from './card-paths.ts'

test.each([
  ['stories', 4, '/news/2026/11/4/a-win', '/cards/story/2026-11-04/a-win.png'],
  ['stories', 4, 'https://elsewhere.example/a', null],
  ['stories', 4, null, null],
  ['games', 12, '/game-center/12', '/cards/game/12.png'],
  ['games', null, '/game-center/12', null],
  ['roster-entries', 7, '/sports/football/roster/a-b/7', '/cards/player/7.png'],
  ['partners', 7, '/partners', null],
])('%s %s at %s', (kind, id, address, path) => {
  expect(cardPath(kind, id, address)).toBe(path)
})
