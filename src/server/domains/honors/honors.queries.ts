import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { HonorRollQuery } from '#contract/honors.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { honors, inductees } from '../../db/schema/honors.ts'
import { sports } from '../../db/schema/sports.ts'

export type HonorRow = typeof honors.$inferSelect
export type InducteeRow = typeof inductees.$inferSelect
interface Window {
  limit: number
  offset: number
}

/** Every honor with how many people it holds, in one query. Joined, all of them would be read to be counted. */
export async function honorKinds(tx: Tx) {
  const own = and(eq(inductees.tenantId, honors.tenantId), eq(inductees.honorId, honors.id))
  return tx
    .select({
      honor: honors,
      inducteeCount: sql<number>`${sql`(select count(*)::int from ${inductees} where ${own})`}`,
      latestClass: sql<
        number | null
      >`${sql`(select max(${inductees.classYear}) from ${inductees} where ${own})`}`,
    })
    .from(honors)
    .orderBy(asc(honors.rank))
}

export async function honorBySlug(tx: Tx, slug: string): Promise<HonorRow | undefined> {
  const [row] = await tx.select().from(honors).where(eq(honors.slug, slug))
  return row
}

function conditions(honorId: number, { year, sportId, letter, text }: HonorRollQuery): SQL | undefined {
  return and(
    eq(inductees.honorId, honorId),
    year ? eq(inductees.classYear, year) : undefined,
    sportId ? eq(inductees.sportId, sportId) : undefined,
    letter ? eq(inductees.initial, letter.toUpperCase()) : undefined,
    text ? hasWords('inductees', inductees.id, text) : undefined,
  )
}

export async function pageOfInductees(
  tx: Tx,
  honorId: number,
  filter: HonorRollQuery,
  page: Window,
): Promise<InducteeRow[]> {
  const byName = [asc(inductees.lastName), asc(inductees.firstName), asc(inductees.id)]
  const order = {
    year: [desc(inductees.classYear), ...byName],
    sport: [sql`${sports.title} asc nulls last`, ...byName],
    name: byName,
  }[filter.grouping ?? 'year']
  const rows = await tx
    .select({ inductee: inductees })
    .from(inductees)
    .leftJoin(sports, and(eq(sports.tenantId, inductees.tenantId), eq(sports.id, inductees.sportId)))
    .where(conditions(honorId, filter))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ inductee }) => inductee)
}

export async function countInductees(tx: Tx, honorId: number, filter: HonorRollQuery): Promise<number> {
  return tx.$count(inductees, conditions(honorId, filter))
}

/** What the roll's filters can be set to. */
export async function inducteeChoices(tx: Tx, honorId: number) {
  const [row] = await tx
    .select({
      years: sql<number[] | null>`array_agg(distinct ${inductees.classYear})`,
      sportIds: sql<
        number[] | null
      >`array_agg(distinct ${inductees.sportId}) filter (where ${inductees.sportId} is not null)`,
      letters: sql<string[] | null>`array_agg(distinct ${inductees.initial})`,
    })
    .from(inductees)
    .where(eq(inductees.honorId, honorId))
  return { years: row?.years ?? [], sportIds: row?.sportIds ?? [], letters: row?.letters ?? [] }
}

export async function inducteeWithHonor(tx: Tx, id: number) {
  const [row] = await tx
    .select({ inductee: inductees, honor: honors })
    .from(inductees)
    .innerJoin(honors, and(eq(honors.tenantId, inductees.tenantId), eq(honors.id, inductees.honorId)))
    .where(eq(inductees.id, id))
  return row
}

export async function classOf(tx: Tx, { honorId, classYear }: InducteeRow): Promise<InducteeRow[]> {
  return tx
    .select()
    .from(inductees)
    .where(and(eq(inductees.honorId, honorId), eq(inductees.classYear, classYear)))
    .orderBy(asc(inductees.lastName), asc(inductees.firstName), asc(inductees.id))
}

/** The last of the class after, and the first of the class before: where the roll goes on beyond a class. */
export async function aroundClass(tx: Tx, { honorId, classYear }: InducteeRow) {
  const ofHonor = eq(inductees.honorId, honorId)
  const [newer] = await tx
    .select()
    .from(inductees)
    .where(and(ofHonor, gt(inductees.classYear, classYear)))
    .orderBy(asc(inductees.classYear), desc(inductees.lastName), desc(inductees.firstName))
    .limit(1)
  const [older] = await tx
    .select()
    .from(inductees)
    .where(and(ofHonor, lt(inductees.classYear, classYear)))
    .orderBy(desc(inductees.classYear), asc(inductees.lastName), asc(inductees.firstName))
    .limit(1)
  return { newer, older }
}
