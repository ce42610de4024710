import type { HistoricalQuery } from '#contract/rosters.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { pageOf, sliceOf } from '../../parts/paging.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { schoolsTelling } from '../settings/told.service.ts'
import { sportRefs } from '../sports/sports.service.ts'
import {
  type CareerRow,
  careerOf,
  countCareers,
  firstCareerYear,
  historicalPlayersByIds,
  linesOfPlayers,
  pageOfCareers,
} from './historical.queries.ts'
import { toOldPlayer, toRecentPlayer } from './rosters.mapper.ts'
import { playerUrls } from './rosters.service.ts'

/** Everybody who ever played, once for each sport. */
export async function historicalPlayers(work: Work, filter: HistoricalQuery) {
  const sports = await sportRefs(work)
  const rows = await pageOfCareers(work.tx, filter, sliceOf(filter))
  const idsOf = (column: 'playerId' | 'historicalPlayerId') => rows.flatMap((row) => row[column] ?? [])
  const lines = Map.groupBy(await linesOfPlayers(work.tx, idsOf('playerId')), ({ player, sportId }) =>
    careerKey({ playerId: player.id, sportId }),
  )
  const old = new Map(
    (await historicalPlayersByIds(work.tx, idsOf('historicalPlayerId'))).map((row) => [row.id, row]),
  )
  const tell = await schoolsTelling(work)
  const items = rows.flatMap((row) => {
    const sport = sports.get(row.sportId)
    const oldRow = old.get(row.historicalPlayerId ?? 0)
    if (!sport) return []
    const player = oldRow
      ? toOldPlayer(oldRow, sport)
      : toRecentPlayer(row, lines.get(careerKey(row)) ?? [], sport)
    return player ? [tell(player, sport.globalSportNameSlug)] : []
  })
  return {
    ...pageOf(filter, items, await countCareers(work.tx, filter)),
    firstYear: await firstCareerYear(work.tx),
  }
}

interface FormerPlayer {
  firstName: string
  lastName: string
  sport: SportRef
  firstYear: number
  lastYear: number
}

/** Where somebody who once played is to be read about: the bio, else the line in the all-time roster. */
export async function careerUrl(work: Work, who: FormerPlayer): Promise<string | null> {
  const career = await careerOf(work.tx, { ...who, sportId: who.sport.id })
  if (!career) return null
  const bio = career.playerId && (await playerUrls(work, [career.playerId])).get(career.playerId)
  const name = new URLSearchParams({ text: `${who.firstName} ${who.lastName}` })
  return bio || `/sports/${who.sport.globalSportNameSlug}/historical-roster?${name}`
}

const careerKey = ({ playerId, sportId }: Pick<CareerRow, 'playerId' | 'sportId'>): string =>
  `${playerId} ${sportId}`
