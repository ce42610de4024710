import type { Work } from '../../work/work.ts'
import { deleteCareers, insertOldCareers, insertRecentCareers } from './careers.queries.ts'

/** Gathers everybody who ever played anew. */
export async function rebuildCareers({ tx }: Pick<Work, 'tx'>): Promise<void> {
  await deleteCareers(tx)
  await insertRecentCareers(tx)
  await insertOldCareers(tx)
}

/** After a write: these players are listed as they now are, and not at all if no public roster has them any more. */
export async function gatherCareers({ tx }: Pick<Work, 'tx'>, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return
  await deleteCareers(tx, playerIds)
  await insertRecentCareers(tx, playerIds)
}
