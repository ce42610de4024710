import type { ScoreboardCard } from './scoreboard-card.ts'

const offset = 2

/**
 * The card the scoreboard opens on: two results before the first game to come, so that a fan sees what was and what
 * will be. Without results it opens at the beginning.
 */
export function firstCard(cards: readonly Pick<ScoreboardCard, 'type'>[]): number {
  if (!cards.some(({ type }) => type === 'recent')) return 0
  const firstAhead = cards.findIndex(({ type }) => type === 'upcoming')
  return offset < firstAhead ? firstAhead - offset : offset
}
