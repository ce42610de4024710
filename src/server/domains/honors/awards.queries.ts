import { and, asc, desc, eq, gte, lte, min, type SQL, sql } from 'drizzle-orm'
import type { AllAmericansQuery, AwardsQuery } from '#contract/honors.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { allAmericans, awards } from '../../db/schema/honors.ts'
import { sports } from '../../db/schema/sports.ts'

export type AwardRow = typeof awards.$inferSelect
export type AllAmericanRow = typeof allAmericans.$inferSelect
interface Window {
  limit: number
  offset: number
}

const bySport = sql`${sports.title} asc nulls last`

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
  const latestFirst = [desc(awards.awardedOn), desc(awards.id)]
  const order = {
    year: [desc(awards.year), ...latestFirst],
    sport: [bySport, ...latestFirst],
    name: [sql`regexp_replace(${awards.recipient}, '^.* ', '')`, asc(awards.recipient), ...latestFirst],
  }[filter.grouping ?? 'year']
  const rows = await tx
    .select({ award: awards })
    .from(awards)
    .leftJoin(sports, and(eq(sports.tenantId, awards.tenantId), eq(sports.id, awards.sportId)))
    .where(ofAwards(filter))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ award }) => award)
}

export async function firstAwardYear(tx: Tx): Promise<number | null> {
  const [row] = await tx.select({ year: min(awards.year) }).from(awards)
  return row?.year ?? null
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
  const byName = [asc(allAmericans.lastName), asc(allAmericans.firstName), asc(allAmericans.id)]
  const order = {
    year: [desc(allAmericans.year), ...byName],
    sport: [bySport, desc(allAmericans.year), ...byName],
    name: byName,
  }[filter.grouping ?? 'year']
  const rows = await tx
    .select({ allAmerican: allAmericans })
    .from(allAmericans)
    .innerJoin(sports, and(eq(sports.tenantId, allAmericans.tenantId), eq(sports.id, allAmericans.sportId)))
    .where(ofAllAmericans(filter))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ allAmerican }) => allAmerican)
}

export async function firstAllAmericanYear(tx: Tx): Promise<number | null> {
  const [row] = await tx.select({ year: min(allAmericans.year) }).from(allAmericans)
  return row?.year ?? null
}

export async function countAllAmericans(tx: Tx, filter: AllAmericansQuery): Promise<number> {
  return tx.$count(allAmericans, ofAllAmericans(filter))
}

export async function allAmericanById(tx: Tx, id: number): Promise<AllAmericanRow | undefined> {
  const [row] = await tx.select().from(allAmericans).where(eq(allAmericans.id, id))
  return row
}
