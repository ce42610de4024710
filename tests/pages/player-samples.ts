interface PlayerAnswer {
  slug: string
  rosterPlayerId: number
}

/** Values for the parameters of a player's page. */
export async function playerSamples(get: <T>(path: string) => Promise<T>, slug: string) {
  const { players } = await get<{ players: PlayerAnswer[] }>(`/Rosters/bySport/${slug}`)
  return { playerSlug: players[0]?.slug ?? '', rosterPlayerId: String(players[0]?.rosterPlayerId ?? '') }
}
