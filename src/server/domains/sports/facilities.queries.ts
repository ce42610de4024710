import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { FacilitiesQuery } from '#contract/sports.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { facilities, sports } from '../../db/schema/sports.ts'
import type { FacilityRow, SportRow } from './sports.queries.ts'

function conditions({ featured, text }: FacilitiesQuery): SQL | undefined {
  return and(
    featured === undefined ? undefined : eq(facilities.featured, featured),
    text ? hasWords('facilities', facilities.id, text) : undefined,
  )
}

export async function pageOfFacilities(
  tx: Tx,
  filter: FacilitiesQuery,
  page: { limit: number; offset: number },
): Promise<FacilityRow[]> {
  return tx
    .select()
    .from(facilities)
    .where(conditions(filter))
    .orderBy(asc(facilities.title), asc(facilities.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function countFacilities(tx: Tx, filter: FacilitiesQuery): Promise<number> {
  return tx.$count(facilities, conditions(filter))
}

export async function facilityById(tx: Tx, id: number): Promise<FacilityRow | undefined> {
  const [row] = await tx.select().from(facilities).where(eq(facilities.id, id))
  return row
}

export async function sportsAtFacilities(tx: Tx, facilityIds: readonly number[]): Promise<SportRow[]> {
  if (facilityIds.length === 0) return []
  return tx.select().from(sports).where(isOneOf(sports.facilityId, facilityIds)).orderBy(asc(sports.title))
}
