import type { Game, ScheduleRecord } from '#contract/games.ts'

const isPlayed = ({ wins, losses, ties }: ScheduleRecord['overall']) => wins + losses + ties > 0

/** '22 games: 18-4, 9-1 home, 8-3 away'. A part that is the whole is not said again. */
export function recordWords(count: number, { overall, home, away, neutral }: ScheduleRecord): string {
  const games = count === 0 ? 'No games' : count === 1 ? '1 game' : `${count} games`
  if (!isPlayed(overall)) return games
  const places = (
    [
      ['home', home],
      ['away', away],
      ['neutral', neutral],
    ] as const
  ).filter(([, part]) => isPlayed(part))
  const parts = places.length > 1 ? places.map(([place, { text }]) => `, ${text} ${place}`) : []
  return `${games}: ${overall.text}${parts.join('')}`
}

interface SeasonResults<Played> {
  season: string
  games: Played[]
}

/** Results under the headings of their seasons, as they come. */
export function bySeason<Played extends Pick<Game, 'season'>>(
  games: readonly Played[],
): SeasonResults<Played>[] {
  return [...Map.groupBy(games, ({ season }) => season)].map(([season, of]) => ({ season, games: of }))
}
