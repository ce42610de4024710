import type { StoredSeasonTotals } from '../../db/schema/stats.ts'
import type { Work } from '../../unit-of-work/work.ts'
import type { SportColumns } from './columns/column.ts'
import { type PlayedGame, periodTotals, playerTotals, teamTotals } from './season-totals.ts'
import { type RosterLookup, toPlayedGame } from './stats.mapper.ts'
import { boxScoresOfSeason, versionOfSeason } from './stats.read-model.ts'

export type Totals = Omit<StoredSeasonTotals, 'individual'> & {
  individual: (StoredSeasonTotals['individual'][number] & { rosterPlayerId?: number | null })[]
}

export const summed = (columns: SportColumns, games: PlayedGame[]) => ({
  ...teamTotals(columns, games),
  periods: periodTotals(games),
  individual: playerTotals(columns, games),
})

/** With what the roster says of the players. */
export function storedFrom({ individual, ...sums }: ReturnType<typeof summed>, roster: RosterLookup): Totals {
  return {
    ...sums,
    individual: individual.map((player) => {
      const { playerId, academicYear } = roster(player.rosterPlayerId)
      return { ...player, playerId, academicYear }
    }),
  }
}

/** A season's sums take all of its box scores, of which most have not changed since they were last summed. */
export async function sumsOfSeason({ tx, tenant, known }: Work, columns: SportColumns, seasonId: number) {
  const sum = async () => summed(columns, (await boxScoresOfSeason(tx, seasonId)).map(toPlayedGame))
  if (!known) return sum()
  return known.get(`${tenant.key} season ${seasonId}`, await versionOfSeason(tx, seasonId), sum)
}
