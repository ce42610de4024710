import type { ScheduleRecord } from '#contract/games.ts'
import type { Work } from '../../work.ts'
import { recordOf } from './record.ts'
import { decisionsOfSeasons } from './season-records.queries.ts'

export { percentOf } from './record.ts'

/** The record of each of several seasons, in one query. */
export async function recordsOfSeasons(
  work: Work,
  seasonIds: readonly number[],
): Promise<Map<number, ScheduleRecord>> {
  work.uses('games')
  const games = await decisionsOfSeasons(work.tx, seasonIds)
  const bySeason = Map.groupBy(games, ({ seasonId }) => seasonId)
  return new Map(seasonIds.map((id) => [id, recordOf(bySeason.get(id) ?? [])]))
}
