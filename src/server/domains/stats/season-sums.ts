import type { StoredSeasonTotals } from '../../db/schema/stats.ts'
import type { Work } from '../../unit-of-work/work.ts'
import type { SportColumns } from './columns/column.ts'
import { seasonFeats } from './season-feats.ts'
import { type PlayedGame, periodTotals, playerTotals, teamTotals } from './season-totals.ts'
import { type RosterLookup, toPlayedGame, toStatGame } from './stats.mapper.ts'
import { boxScoresOfSeason, versionsOfSeasons } from './stats.read-model.ts'

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
      const { name, playerId, academicYear } = roster(player.rosterPlayerId)
      return { ...player, name: name ?? player.name, playerId, academicYear }
    }),
  }
}

/** A season's sums take all of its box scores, of which most have not changed since they were last summed. */
export async function sumsOfSeason(work: Work, columns: SportColumns, seasonId: number) {
  return (await sumsOfSeasons(work, columns, [seasonId])).get(seasonId) ?? sumsOf(columns, [])
}

/** The same of several, and the best single games of each: only those that have changed are read. */
export async function sumsOfSeasons(
  { tx, tenant, known }: Work,
  columns: SportColumns,
  seasonIds: readonly number[],
): Promise<Map<number, SeasonSums>> {
  const versions = known ? await versionsOfSeasons(tx, seasonIds) : new Map<number, string>()
  const all = new Map<number, SeasonSums>()
  for (const id of seasonIds) {
    const sum = async () => sumsOf(columns, (await boxScoresOfSeason(tx, id)).map(toPlayedGame))
    all.set(
      id,
      known ? await known.get(`${tenant.key} season ${id}`, versions.get(id) ?? '', sum) : await sum(),
    )
  }
  return all
}

const sumsOf = (columns: SportColumns, games: ReturnType<typeof toPlayedGame>[]) => ({
  ...summed(columns, games),
  feats: seasonFeats(columns, games, ({ row }) => toStatGame(row)),
})
export type SeasonSums = ReturnType<typeof sumsOf>
