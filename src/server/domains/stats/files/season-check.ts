import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { FileWarning, SeasonReading } from '../../../feeds/statcrew/reading/reading.ts'
import type { SportColumns } from '../columns/column.ts'
import type { PlayerTotals, TeamTotals } from '../season-totals.ts'

/** Enough for a person to see what is wrong; a season with none of its games here differs everywhere. */
const mostWarnings = 200

/** Where a season file and the sums of our games differ, in words. Ours stay as they are. */
export function compareSeason(
  columns: SportColumns,
  file: SeasonReading,
  own: TeamTotals,
  ownOf: ReadonlyMap<SeasonReading['players'][number], PlayerTotals>,
): FileWarning[] {
  const differences = [
    ...(file.games === own.games ? [] : [differs('season', 'games', file.games, own.games)]),
    ...compareLines(columns, 'team', file.totals, own.team),
    ...compareLines(columns, 'opponents', file.opponents, own.opponents),
    ...file.players.flatMap((player) => {
      const place = player.jersey ? `${player.jersey} ${player.name}` : player.name
      const sums = ownOf.get(player)
      if (!sums)
        return hasAny(player.groups)
          ? [{ place, message: 'has numbers in the file and none in our games.' }]
          : []
      return [
        ...(player.gamesPlayed === sums.gp
          ? []
          : [differs(place, 'games played', player.gamesPlayed, sums.gp)]),
        ...compareLines(columns, place, player.groups, sums.line),
      ]
    }),
  ]
  const left = differences.length - mostWarnings
  return left > 0
    ? [...differences.slice(0, mostWarnings), { place: 'season', message: `${left} more differ.` }]
    : differences
}

const hasAny = (line: CountedLine) =>
  Object.values(line).some((table) => Object.values(table).some((value) => value !== 0))

const differs = (place: string, what: string, file: number, own: number): FileWarning => ({
  place,
  message: `${what}: the file has ${file}, our games ${own}.`,
})

/** Only what the file counts, and only what is counted: rates follow from counts. */
function compareLines(
  columns: SportColumns,
  place: string,
  file: CountedLine,
  own: CountedLine,
): FileWarning[] {
  return columns.tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const said = file[table.key]?.[column.key]
      if (said === undefined || column.total === 'derived') return []
      const ours = own[table.key]?.[column.key] ?? 0
      return Math.abs(said - ours) < 0.001
        ? []
        : [differs(place, `${table.title} ${column.label}`, said, ours)]
    }),
  )
}
