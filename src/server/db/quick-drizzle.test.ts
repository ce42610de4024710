import { and, asc, count, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { expect, test } from 'vitest'
import type { Tx } from './client.ts'
import { quickened } from './quick-drizzle.ts'
import { games, opponents } from './schema/games.ts'
import { sports } from './schema/sports.ts'

/** What was asked, and the answer that Drizzle makes of rows in which every value, or every third one, is nothing. */
async function seen(quicken: boolean, ask: (tx: Tx) => Promise<unknown>, width: number) {
  const asked: unknown[] = []
  const rows = [
    Array.from({ length: width }, (_, index) => `${index}`),
    Array.from({ length: width }, (_, index) => (index % 3 === 0 ? null : '2026-11-17')),
    Array.from({ length: width }, () => null),
  ]
  const query = async ({ text }: pg.QueryConfig, params: unknown[]) => {
    asked.push([text, params])
    return { rows }
  }
  const handle = drizzle({ query } as unknown as pg.PoolClient) as unknown as Tx
  const answer = await ask(quicken ? quickened(handle) : handle).catch((error: unknown) => String(error))
  return { asked, answer }
}

const ofSport = and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId))
const home = alias(opponents, 'home')

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['a whole table', (tx) => tx.select().from(opponents).where(eq(opponents.id, 7)).limit(3)],
  [
    'joined tables, of which one may be missing',
    (tx) =>
      tx
        .select({ opponent: opponents, sport: sports, more: { day: games.startDate } })
        .from(games)
        .innerJoin(opponents, eq(opponents.id, games.opponentId))
        .leftJoin(sports, ofSport)
        .orderBy(asc(games.id)),
  ],
  [
    'a table under another name',
    (tx) => tx.select().from(games).leftJoin(home, eq(home.id, games.opponentId)),
  ],
  [
    'expressions between columns, with parameters',
    (tx) =>
      tx
        .select({
          id: opponents.id,
          upper: sql<string>`upper(${opponents.title}) || ${'!'}`.as('upper'),
          title: opponents.title,
          all: sql<number>`count(*) over ()`.mapWith(Number),
        })
        .from(opponents)
        .where(eq(opponents.slug, 'a')),
  ],
  ['only expressions', (tx) => tx.select({ count: count() }).from(opponents)],
  [
    'a subquery',
    (tx) => {
      const few = tx.select({ id: opponents.id, title: opponents.title }).from(opponents).as('few')
      return tx
        .select({ title: few.title, game: games.id })
        .from(games)
        .innerJoin(few, eq(few.id, games.opponentId))
    },
  ],
])('%s is asked and read as before', async (_, ask) => {
  for (const width of [4, 80])
    expect(await seen(true, ask, width)).toStrictEqual(await seen(false, ask, width))
})
