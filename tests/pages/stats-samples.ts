interface SeasonAnswer {
  gameByGame: { gameId: number; opponent: { slug: string } }[]
}

/** A game of the season that the other samples name, so that its address is the right one. */
export async function statsSamples(get: <T>(path: string) => Promise<T>, slug: string, season: string) {
  const { gameByGame } = await get<SeasonAnswer>(`/Stats/cumulative/${slug}?season=${season}`)
  const [game] = gameByGame
  return { gameId: String(game?.gameId ?? ''), oppSlug: game?.opponent.slug ?? '' }
}
