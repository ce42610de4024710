import type { SeededApi } from '#tests/support/seeded-api.ts'

interface Season {
  gameByGame: { gameId: number }[]
  individual: { playerId: number | null }[]
}

/** A game with a box score, and a player who is in it. */
export async function statSamples(
  api: Pick<SeededApi, 'get'>,
  tenant: string,
): Promise<Record<string, string>> {
  const season = (await api.get('/api/v2/Stats/cumulative/baseball', tenant)).json<Season>()
  const player = season.individual.find(({ playerId }) => playerId !== null)
  return { gameId: String(season.gameByGame[0]?.gameId ?? ''), playerId: String(player?.playerId ?? '') }
}
