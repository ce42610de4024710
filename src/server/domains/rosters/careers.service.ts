import type { Work } from '../../unit-of-work/work.ts'
import { schoolsTelling } from '../settings/told.service.ts'
import { sportRefs } from '../sports/sports.service.ts'
import { deleteCareers, dropHometowns, insertOldCareers, insertRecentCareers } from './careers.queries.ts'

/** Gathers everybody who ever played anew: after the rosters, or what the school tells of them, have changed. */
export async function rebuildCareers({ tx }: Pick<Work, 'tx'>): Promise<void> {
  await deleteCareers(tx)
  await insertRecentCareers(tx)
  await insertOldCareers(tx)
  await leaveOutUntold({ tx })
}

/** After a write: these players are listed as they now are, and not at all if no public roster has them any more. */
export async function gatherCareers({ tx }: Pick<Work, 'tx'>, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return
  await deleteCareers(tx, playerIds)
  await insertRecentCareers(tx, playerIds)
  await leaveOutUntold({ tx })
}

/** Nobody is found by a hometown that the school does not tell. */
async function leaveOutUntold(work: Pick<Work, 'tx'>): Promise<void> {
  const tell = await schoolsTelling(work)
  const silent = [...(await sportRefs(work)).values()].filter(
    ({ globalSportNameSlug }) => tell({ hometown: 'told' }, globalSportNameSlug).hometown === null,
  )
  await dropHometowns(
    work.tx,
    silent.map(({ id }) => id),
  )
}
