import type { ScheduleRecord } from '#contract/games.ts'
import type { Tx } from '../../db/client.ts'
import { recordOf } from '../../parts/record.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { decisionsOfSeasons } from './season-records.queries.ts'

export { percentOf } from '../../parts/record.ts'

/** The record of each of several seasons, in one query. */
export async function recordsOfSeasons(
  work: Work,
  seasonIds: readonly number[],
): Promise<Map<number, ScheduleRecord>> {
  const games = await decisionsOfSeasons(work.tx, seasonIds)
  const bySeason = Map.groupBy(games, ({ seasonId }) => seasonId)
  return new Map(seasonIds.map((id) => [id, recordOf(bySeason.get(id) ?? [])]))
}

interface PlayedAt {
  id: number
  seasonId: number
  startUtc: Date
  gameNumber: number | null
}

/** What the team's record stood at when each of some games began, in one query however many they are. */
export async function recordsBefore(tx: Tx, games: readonly PlayedAt[]): Promise<Map<number, string>> {
  const decided = await decisionsOfSeasons(tx, [...new Set(games.map(({ seasonId }) => seasonId))])
  return new Map(
    games.map((game) => {
      const earlier = decided.filter((other) => other.seasonId === game.seasonId && isBefore(other, game))
      return [game.id, recordOf(earlier).overall.text]
    }),
  )
}

/** In the order of play: by the start, then by the number of the game within a day. */
function isBefore(one: PlayedAt, other: PlayedAt): boolean {
  const order =
    one.startUtc.getTime() - other.startUtc.getTime() ||
    (one.gameNumber ?? 0) - (other.gameNumber ?? 0) ||
    one.id - other.id
  return order < 0
}
