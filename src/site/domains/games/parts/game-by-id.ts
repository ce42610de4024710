import type { Api } from '#contract/api.ts'
import type { Game } from '#contract/games.ts'
import { readGames } from './read-games.ts'

/** One game as the scoreboard tells it; null where it knows none of that id. */
export async function gameById(api: Api, gameId: number): Promise<Game | null> {
  const { items } = await api.games.scoreboard({ gameId })
  return readGames(items).find(({ id }) => id === gameId) ?? null
}
