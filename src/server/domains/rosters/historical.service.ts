import type { HistoricalQuery } from '#contract/rosters.ts'
import type { Work } from '../../work.ts'
import { sportRefs } from '../sports/sports.service.ts'
import { historicalPlayersByIds, linesOfPlayers, pageOfCareers } from './historical.queries.ts'
import { toOldPlayer, toRecentPlayer } from './rosters.mapper.ts'

/** Everybody who ever played, once for each sport. */
export async function historicalPlayers(work: Work, filter: HistoricalQuery) {
  work.uses('rosters')
  const { $pageIndex: pageIndex = 0, $pageSize: pageSize = 10 } = filter
  const sports = await sportRefs(work)
  const { rows, totalItems } = await pageOfCareers(work.tx, filter, {
    limit: pageSize,
    offset: pageIndex * pageSize,
  })
  const idsOf = (isOld: boolean) => rows.filter((row) => row.isOld === isOld).map(({ id }) => id)
  const lines = Map.groupBy(
    await linesOfPlayers(work.tx, idsOf(false)),
    ({ line, sportId }) => `${line.playerId} ${sportId}`,
  )
  const old = new Map((await historicalPlayersByIds(work.tx, idsOf(true))).map((row) => [row.id, row]))
  const items = rows.flatMap((row) => {
    const sport = sports.get(row.sportId)
    const oldRow = row.isOld ? old.get(row.id) : undefined
    if (!sport) return []
    return (
      (oldRow
        ? toOldPlayer(oldRow, sport)
        : toRecentPlayer(row, lines.get(`${row.id} ${row.sportId}`) ?? [], sport)) ?? []
    )
  })
  return { items, pageIndex, pageSize, totalItems }
}
