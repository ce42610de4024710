import type { Game } from '#contract/games.ts'

const offset = 2

/**
 * The card the scoreboard opens on: two results before the first game to come, so that a fan sees what was and what
 * will be. Without results it opens at the beginning.
 */
export function firstCard(games: readonly Pick<Game, 'type'>[]): number {
  if (!games.some(({ type }) => type === 'recent')) return 0
  const firstAhead = games.findIndex(({ type }) => type === 'upcoming')
  return offset < firstAhead ? firstAhead - offset : offset
}
