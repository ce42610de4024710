import type { GameOnAir, LiveDetails, LiveGames } from '#contract/live.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { listedSince, silenceOf } from '../games/feeds.service.ts'
import { toGameOnAir, toLiveDetails, toMinimalGameState } from './live.mapper.ts'
import { liveGame, liveSince, onAir } from './live-games.read-model.ts'
import { type LiveRow, withRecords } from './live-rows.ts'

/** A game that nobody has heard the end of is not on for ever. */
const longestHours = 12

export async function gamesOnAir({ tx, now }: Work): Promise<GameOnAir[]> {
  const rows = await onAir(tx, new Date(now.getTime() - longestHours * 3_600_000))
  return rows.map(toGameOnAir)
}

export async function liveGamesOf(work: Work): Promise<LiveGames> {
  const rows = await listedRows(work)
  return { Games: rows.map((row) => toMinimalGameState(row, work.tenant, work.now)) }
}

/** The rows behind the live list; those after a revision, if one is given. */
export async function listedRows({ tx, now }: Pick<Work, 'tx' | 'now'>, after?: number): Promise<LiveRow[]> {
  const rows = await liveSince(tx, listedSince(now), after)
  return withRecords(
    tx,
    rows.filter(({ live, sport }) => silenceOf(live, sport.globalSportShortname, now) !== 'gone'),
  )
}

export async function liveDetails(work: Work, gameId: number | undefined): Promise<LiveDetails | null> {
  if (gameId === undefined) return null
  const stored = await liveGame(work.tx, gameId)
  const [row] = stored ? await withRecords(work.tx, [stored]) : []
  return row ? toLiveDetails(row, work.tenant, work.now) : null
}
