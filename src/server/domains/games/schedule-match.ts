import type { RowNote } from '../../feeds/columns.ts'
import type { ScheduleRow } from '../../feeds/schedule-file.ts'

/** A row whose opponent was found, or will be made. */
export interface RivalRow {
  row: ScheduleRow
  rival: string
}

/** A game of the season, as far as a row can be told to be it. */
export interface KnownGame {
  rival: string
  startDate: string
  clock: string
  gameNumber: number | null
  locationIndicator: 'H' | 'A' | 'N'
}

export interface MatchedGames<Game> {
  pairs: { row: RivalRow; game: Game }[]
  others: RivalRow[]
}

/** Drops rows that repeat an earlier one, and numbers the games of a doubleheader. */
export function asGames(rows: readonly RivalRow[]): { rows: RivalRow[]; rejects: RowNote[] } {
  const rejects: RowNote[] = []
  const kept = [...Map.groupBy(rows, ({ row, rival }) => `${row.date} ${rival}`).values()].flatMap(
    (sameDay) => {
      const games: RivalRow[] = []
      for (const one of sameDay) {
        const repeated = games.find(
          ({ row }) =>
            row.gameNumber === one.row.gameNumber &&
            (row.clock === one.row.clock || !row.clock || !one.row.clock),
        )
        if (repeated)
          rejects.push({
            row: one.row.row,
            reason: `repeats ${one.row.opponent} on ${one.row.date} of row ${repeated.row.row}`,
          })
        else games.push(one)
      }
      if (games.length === 1) return games
      return games
        .toSorted(
          (a, b) =>
            (a.row.gameNumber ?? 0) - (b.row.gameNumber ?? 0) ||
            (a.row.clock ?? '').localeCompare(b.row.clock ?? ''),
        )
        .map(({ row, rival }, index) => ({ rival, row: { ...row, gameNumber: row.gameNumber ?? index + 1 } }))
    },
  )
  return { rows: kept.toSorted((a, b) => a.row.row - b.row.row), rejects }
}

/** Finds each row's game: the same opponent on the same day, else the one game against them that was moved. */
export function matchGames<Game extends KnownGame>(
  rows: readonly RivalRow[],
  games: readonly Game[],
): MatchedGames<Game> {
  const pairs: MatchedGames<Game>['pairs'] = []
  const freeGames = new Set(games)
  const freeRows = new Set(rows)
  const take = (row: RivalRow, game: Game) => {
    pairs.push({ row, game })
    freeRows.delete(row)
    freeGames.delete(game)
  }
  const against = Map.groupBy(games, ({ rival }) => rival)
  const open = (rival: string) => (against.get(rival) ?? []).filter((game) => freeGames.has(game))

  const onDay = ({ row, rival }: RivalRow) => open(rival).filter(({ startDate }) => startDate === row.date)
  for (const one of freeRows) {
    const game = onDay(one).find(({ gameNumber, clock }) =>
      one.row.gameNumber ? gameNumber === one.row.gameNumber : clock === one.row.clock,
    )
    if (game) take(one, game)
  }
  for (const one of freeRows) {
    const [game] = onDay(one)
    if (game) take(one, game)
  }
  for (const [rival, left] of Map.groupBy(freeRows, (one) => one.rival)) {
    const [[row, ...moreRows], [game, ...moreGames]] = [left, open(rival)]
    const isMoved =
      row &&
      game &&
      moreRows.length === 0 &&
      moreGames.length === 0 &&
      (!row.row.site || row.row.site === game.locationIndicator)
    if (isMoved) take(row, game)
  }
  return { pairs, others: [...freeRows] }
}
