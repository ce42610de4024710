import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { games, opponents } from '../../db/schema/games.ts'

export type GameInsert = typeof games.$inferInsert
export type GameSelect = typeof games.$inferSelect

export async function gamesToCompare(tx: Tx, seasonId: number): Promise<GameSelect[]> {
  return tx.select().from(games).where(eq(games.seasonId, seasonId)).orderBy(games.startUtc, games.id)
}

export async function allOpponents(tx: Tx) {
  return tx
    .select({
      id: opponents.id,
      title: opponents.title,
      abbreviation: opponents.abbreviation,
      aliases: opponents.aliases,
    })
    .from(opponents)
    .orderBy(opponents.id)
}

/** The new ids, in the order of the rows. */
export async function insertOpponents(tx: Tx, rows: (typeof opponents.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return []
  return (await tx.insert(opponents).values(rows).returning({ id: opponents.id })).map(({ id }) => id)
}

const gamesAtOnce = 200

/** The new ids. */
export async function insertGames(tx: Tx, rows: readonly GameInsert[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += gamesAtOnce) {
    const slice = rows.slice(from, from + gamesAtOnce)
    ids.push(...(await tx.insert(games).values(slice).returning({ id: games.id })).map(({ id }) => id))
  }
  return ids
}

export async function writeGame(tx: Tx, gameId: number, change: Partial<GameInsert>): Promise<void> {
  await tx.update(games).set(change).where(eq(games.id, gameId))
}

export async function deleteGames(tx: Tx, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await tx.delete(games).where(inArray(games.id, [...gameIds]))
}
