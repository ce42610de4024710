import { and, between, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { dailyFigures } from '../../db/schema/figures.ts'
import { type CountedKind, restOf } from './counter.ts'

/** A day keeps so many names of a kind. */
const mostNames = 2_000
const inOneGo = 500

/** Adds to what a day has. Names that it has no place for any more are added to its rest. */
export async function addFigures(
  tx: Tx,
  day: string,
  kind: CountedKind,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const ofDay = and(eq(dailyFigures.day, day), eq(dailyFigures.kind, kind))
  const [kept] = await tx.select({ names: count() }).from(dailyFigures).where(ofDay)
  const room = mostNames - (kept?.names ?? 0)
  const rows = room >= counts.size ? counts : await within(tx, ofDay, kind, counts, room)
  // Two processes write in the same order, so that neither waits for the other for ever.
  const values = [...rows]
    .map(([name, times]) => ({ day, kind, name, times }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (let from = 0; from < values.length; from += inOneGo) {
    await tx
      .insert(dailyFigures)
      .values(values.slice(from, from + inOneGo))
      .onConflictDoUpdate({
        target: [dailyFigures.tenantId, dailyFigures.day, dailyFigures.kind, dailyFigures.name],
        set: { times: sql`${dailyFigures.times} + excluded.times` },
      })
  }
}

async function within(
  tx: Tx,
  ofDay: ReturnType<typeof and>,
  kind: CountedKind,
  counts: ReadonlyMap<string, number>,
  room: number,
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ name: dailyFigures.name })
    .from(dailyFigures)
    .where(and(ofDay, inArray(dailyFigures.name, [...counts.keys()])))
  const known = new Set(rows.map(({ name }) => name))
  const found = new Map<string, number>()
  let left = Math.max(0, room - 1)
  for (const [name, times] of counts) {
    const isKept = known.has(name) || left-- > 0
    const to = isKept ? name : restOf(kind, name)
    found.set(to, (found.get(to) ?? 0) + times)
  }
  return found
}

export async function forgetFigures(tx: Tx, before: string): Promise<void> {
  await tx.delete(dailyFigures).where(lt(dailyFigures.day, before))
}

const total = sql<number>`sum(${dailyFigures.times})::int`
const ofKind = (kind: CountedKind, from: string, to: string) =>
  and(eq(dailyFigures.kind, kind), between(dailyFigures.day, from, to))

export const timesByDay = (tx: Tx, kind: CountedKind, from: string, to: string) =>
  tx
    .select({ day: dailyFigures.day, times: total })
    .from(dailyFigures)
    .where(ofKind(kind, from, to))
    .groupBy(dailyFigures.day)
    .orderBy(dailyFigures.day)

export const timesByName = (tx: Tx, kind: CountedKind, from: string, to: string, most: number) =>
  tx
    .select({ name: dailyFigures.name, times: total })
    .from(dailyFigures)
    .where(ofKind(kind, from, to))
    .groupBy(dailyFigures.name)
    .orderBy(desc(total), dailyFigures.name)
    .limit(most)

const sportSlug = sql<string>`split_part(${dailyFigures.name}, '/', 3)`

/** Views of the pages below a sport's address. */
export const viewsBySport = (tx: Tx, from: string, to: string) =>
  tx
    .select({ slug: sportSlug, times: total })
    .from(dailyFigures)
    .where(and(ofKind('page', from, to), sql`${dailyFigures.name} like '/sports/%'`))
    .groupBy(sportSlug)
    .orderBy(desc(total))
    .limit(200)

const markOf = sql<string>`split_part(${dailyFigures.name}, ' ', 1)`
const pageOf = sql<string>`substr(${dailyFigures.name}, length(${markOf}) + 2)`
const placed = (from: string, to: string) =>
  and(inArray(dailyFigures.kind, ['shown', 'pressed']), between(dailyFigures.day, from, to))

/** How often each sponsor and each campaign was seen and followed. */
export const timesByMark = (tx: Tx, from: string, to: string) =>
  tx
    .select({ mark: markOf, kind: dailyFigures.kind, times: total })
    .from(dailyFigures)
    .where(placed(from, to))
    .groupBy(markOf, dailyFigures.kind)
    .limit(5_000)

const ofMark = (mark: string, from: string, to: string) =>
  and(placed(from, to), sql`(${dailyFigures.name} = ${mark} or ${dailyFigures.name} like ${`${mark} %`})`)

export const daysOfMark = (tx: Tx, mark: string, from: string, to: string) =>
  tx
    .select({ day: dailyFigures.day, kind: dailyFigures.kind, times: total })
    .from(dailyFigures)
    .where(ofMark(mark, from, to))
    .groupBy(dailyFigures.day, dailyFigures.kind)

export const pagesOfMark = (tx: Tx, mark: string, from: string, to: string) =>
  tx
    .select({ page: pageOf, kind: dailyFigures.kind, times: total })
    .from(dailyFigures)
    .where(ofMark(mark, from, to))
    .groupBy(pageOf, dailyFigures.kind)
    .orderBy(desc(total))
    .limit(10_000)
