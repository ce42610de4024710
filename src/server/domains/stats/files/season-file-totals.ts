import type { StoredSeasonTotals } from '../../../db/schema/stats.ts'
import type { SeasonReading } from '../../../feeds/statcrew/reading/reading.ts'

type FilePlayer = SeasonReading['players'][number]

/** What a season's file says, as it is kept where no game says it. */
export function totalsFromFile(
  { games, record, totals, opponents, players }: SeasonReading,
  playerOf: (player: FilePlayer) => number | null,
): StoredSeasonTotals {
  return {
    games,
    record: record ?? '',
    periods: { labels: [], team: [], opponents: [] },
    team: totals,
    opponents,
    individual: players.map((player) => ({
      playerId: playerOf(player),
      name: player.name,
      jersey: player.jersey,
      position: player.position,
      academicYear: null,
      gp: player.gamesPlayed,
      gs: player.gamesStarted,
      line: player.groups,
    })),
  }
}
