import type { Work } from '../../work.ts'
import { leavesSite, redirectPath } from './redirect-path.ts'
import { redirectRow } from './settings.lists.queries.ts'

export interface Redirect {
  location: string
  isPermanent: boolean
  leavesSite: boolean
}

/** Where an editor sends the visitors of a path, or null where the path stands. */
export async function redirectFor(work: Work, path: string): Promise<Redirect | null> {
  work.uses('settings')
  const row = await redirectRow(work.tx, redirectPath(path))
  return row ? { ...row, leavesSite: leavesSite(row.location) } : null
}
