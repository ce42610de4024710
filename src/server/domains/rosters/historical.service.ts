import type { HistoricalQuery } from '#contract/rosters.ts'
import { pageOf, sliceOf } from '../../paging.ts'
import type { Work } from '../../work.ts'
import { sportRefs } from '../sports/sports.service.ts'
import {
  type CareerRow,
  countCareers,
  firstCareerYear,
  historicalPlayersByIds,
  linesOfPlayers,
  pageOfCareers,
} from './historical.queries.ts'
import { toOldPlayer, toRecentPlayer } from './rosters.mapper.ts'

/** Everybody who ever played, once for each sport. */
export async function historicalPlayers(work: Work, filter: HistoricalQuery) {
  work.uses('rosters')
  const sports = await sportRefs(work)
  const rows = await pageOfCareers(work.tx, filter, sliceOf(filter))
  const idsOf = (column: 'playerId' | 'historicalPlayerId') => rows.flatMap((row) => row[column] ?? [])
  const lines = Map.groupBy(await linesOfPlayers(work.tx, idsOf('playerId')), ({ player, sportId }) =>
    careerKey({ playerId: player.id, sportId }),
  )
  const old = new Map(
    (await historicalPlayersByIds(work.tx, idsOf('historicalPlayerId'))).map((row) => [row.id, row]),
  )
  const items = rows.flatMap((row) => {
    const sport = sports.get(row.sportId)
    const oldRow = old.get(row.historicalPlayerId ?? 0)
    if (!sport) return []
    return (
      (oldRow ? toOldPlayer(oldRow, sport) : toRecentPlayer(row, lines.get(careerKey(row)) ?? [], sport)) ??
      []
    )
  })
  return {
    ...pageOf(filter, items, await countCareers(work.tx, filter)),
    firstYear: await firstCareerYear(work.tx),
  }
}

const careerKey = ({ playerId, sportId }: Pick<CareerRow, 'playerId' | 'sportId'>): string =>
  `${playerId} ${sportId}`
