import { gameStateOf } from '#contract/shapes/game-state.ts'
import type { ScoreboardCard } from './scoreboard-card.ts'

/** Results that stand before the first game to come. */
const offset = 2

/** While a game is on nothing stands before it: what was is for when nothing is. */
const offsetOf = (cards: readonly Started[]): number => (cards.some(isOn) ? 0 : offset)

type Started = Pick<ScoreboardCard, 'type' | 'gameState' | 'live'>

const isOn = ({ type, gameState, live }: Started): boolean =>
  type === 'upcoming' && (live ? live.phase === 'live' : gameStateOf(gameState) === 'Live')

/**
 * The card the scoreboard opens on: the game that is on, or else two results before the first game to come, so that a
 * fan sees what was and what will be. Without results it opens at the beginning.
 */
export function firstCard(cards: readonly Started[]): number {
  if (!cards.some(({ type }) => type === 'recent')) return 0
  const before = offsetOf(cards)
  const firstAhead = cards.findIndex(({ type }) => type === 'upcoming')
  return before < firstAhead ? firstAhead - before : before
}
