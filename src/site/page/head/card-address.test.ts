import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import { gameCard, playerCard, storyCard } from './card-address.ts'

test('a story and a player have a card each', () => {
  expect(storyCard({ publishedOn: '2026-11-14', slug: 'a-win' })).toBe('/cards/story/2026-11-14/a-win.png')
  expect(playerCard(7)).toBe('/cards/player/7.png')
})

test('another score is another address, so that networks ask again', () => {
  const game = (state: 'Scheduled' | 'GameComplete', teamScore?: string) => ({
    id: 3,
    gameState: gameStateNumber(state),
    result: teamScore ? ({ teamScore, opponentScore: '14' } as Game['result']) : null,
  })
  expect(gameCard(game('Scheduled'))).toBe('/cards/game/3.png?v=0')
  expect(gameCard(game('GameComplete', '21'))).toBe('/cards/game/3.png?v=8-21-14')
  expect(gameCard(game('GameComplete', '24'))).toBe('/cards/game/3.png?v=8-24-14')
})
