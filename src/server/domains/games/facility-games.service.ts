import type { Work } from '../../work.ts'
import { countComingAt } from './facility-games.queries.ts'

/** How many games are still to be played at a facility. */
export async function comingGamesAt(work: Work, facilityId: number): Promise<number> {
  work.uses('games')
  return countComingAt(work.tx, facilityId, work.now)
}
