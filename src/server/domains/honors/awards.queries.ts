import { and, asc, desc, eq, gte, lte, type SQL } from 'drizzle-orm'
import type { AllAmericansQuery, AwardsQuery } from '#contract/honors.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { allAmericans, awards } from '../../db/schema/honors.ts'

export type AwardRow = typeof awards.$inferSelect
export type AllAmericanRow = typeof allAmericans.$inferSelect
interface Window {
  limit: number
  offset: number
}

function ofAwards({ year, sportId, type, playerId, text }: AwardsQuery): SQL | undefined {
  return and(
    year ? eq(awards.year, year) : undefined,
    sportId ? eq(awards.sportId, sportId) : undefined,
    type ? eq(awards.type, type) : undefined,
    playerId ? eq(awards.playerId, playerId) : undefined,
    text ? hasWords('awards', awards.id, text) : undefined,
  )
}

export async function pageOfAwards(tx: Tx, filter: AwardsQuery, page: Window): Promise<AwardRow[]> {
  return tx
    .select()
    .from(awards)
    .where(ofAwards(filter))
    .orderBy(desc(awards.awardedOn), desc(awards.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function countAwards(tx: Tx, filter: AwardsQuery): Promise<number> {
  return tx.$count(awards, ofAwards(filter))
}

export async function awardById(tx: Tx, id: number): Promise<AwardRow | undefined> {
  const [row] = await tx.select().from(awards).where(eq(awards.id, id))
  return row
}

function ofAllAmericans({ sportId, decade, playerId, text }: AllAmericansQuery): SQL | undefined {
  return and(
    sportId ? eq(allAmericans.sportId, sportId) : undefined,
    decade === undefined
      ? undefined
      : and(gte(allAmericans.year, decade), lte(allAmericans.year, decade + 9)),
    playerId ? eq(allAmericans.playerId, playerId) : undefined,
    text ? hasWords('allAmericans', allAmericans.id, text) : undefined,
  )
}

export async function pageOfAllAmericans(
  tx: Tx,
  filter: AllAmericansQuery,
  page: Window,
): Promise<AllAmericanRow[]> {
  return tx
    .select()
    .from(allAmericans)
    .where(ofAllAmericans(filter))
    .orderBy(desc(allAmericans.year), asc(allAmericans.lastName), asc(allAmericans.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function countAllAmericans(tx: Tx, filter: AllAmericansQuery): Promise<number> {
  return tx.$count(allAmericans, ofAllAmericans(filter))
}

export async function allAmericanById(tx: Tx, id: number): Promise<AllAmericanRow | undefined> {
  const [row] = await tx.select().from(allAmericans).where(eq(allAmericans.id, id))
  return row
}
