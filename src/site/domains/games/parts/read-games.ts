import type { Game, UnreadGame } from '#contract/games.ts'

/** The games of a page without the places of those that could not be read. */
export const readGames = (items: readonly (Game | UnreadGame)[]): Game[] =>
  items.filter((game): game is Game => 'id' in game)
