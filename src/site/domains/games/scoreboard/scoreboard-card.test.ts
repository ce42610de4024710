import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { toCard } from './scoreboard-card.ts'

const game = {
  id: 7,
  type: 'upcoming',
  sport: {},
  opponent: { title: 'Ellery' },
  media: {},
  story: { url: '/news/story' },
  result: null,
} as unknown as Game
const result = { status: 'W', recap: null }

test.each([
  ['of a game to come is a preview', {}, { recap: null, preview: '/news/story' }],
  [
    'of a game that is over is its recap',
    { type: 'recent', result },
    { recap: '/news/story', preview: null },
  ],
  [
    'stands back where there is a recap',
    { type: 'recent', result: { ...result, recap: '/news/recap' } },
    { recap: '/news/recap', preview: null },
  ],
])('the story %s', (_, change, links) => {
  expect(toCard({ ...game, ...change } as Game, null).links).toMatchObject(links)
})
