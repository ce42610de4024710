import type { Work } from '../../unit-of-work/work.ts'
import { type Feed, silenceOf } from './feed-silence.ts'
import { feedRows } from './feeds.read-model.ts'

export { byHand, type Feed, isScoredByHand, listedSince, silenceOf } from './feed-silence.ts'

/** What the scorers of these games say now; a game without a feed is left out. */
export async function feedsOfGames(work: Work, gameIds: number[]): Promise<Map<number, Feed>> {
  const rows = await feedRows(work.tx, gameIds)
  return new Map(
    rows.map(({ globalSportShortname, ...row }) => [
      row.gameId,
      {
        hasStarted: row.hasStarted,
        isComplete: row.isComplete,
        silence: silenceOf(row, globalSportShortname, work.now),
      },
    ]),
  )
}
