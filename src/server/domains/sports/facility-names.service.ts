import { asc } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { facilities } from '../../db/schema/sports.ts'

/** What the school's own places are called. */
export async function facilityNames(tx: Tx): Promise<{ id: number; title: string }[]> {
  return tx
    .select({ id: facilities.id, title: facilities.title })
    .from(facilities)
    .orderBy(asc(facilities.title), asc(facilities.id))
}
