import type { LiveDetails, MinimalGameState } from '#contract/live.ts'
import type { Work } from '../../work.ts'
import { toLiveDetails, toMinimalGameState } from './live.mapper.ts'
import { liveGame, liveSince } from './live.queries.ts'

/** A game that ended stays on the list for the evening; one whose feed fell silent leaves it with the day. */
const listedHours = 12

export async function liveGamesOf(work: Work): Promise<{ Games: MinimalGameState[] }> {
  work.uses('live')
  const rows = await liveSince(work.tx, new Date(work.now.getTime() - listedHours * 3_600_000))
  return { Games: rows.map((row) => toMinimalGameState(row, work.tenant)) }
}

export async function liveDetails(work: Work, gameId: number | undefined): Promise<LiveDetails | null> {
  work.uses('live')
  if (gameId === undefined) return null
  const row = await liveGame(work.tx, gameId)
  return row ? toLiveDetails(row, work.tenant) : null
}
