import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Play, SportGroup, StoredBoxScore } from '#contract/shapes/stats-shapes.ts'
import type { Tx } from '../../../db/client.ts'
import { isOneOf } from '../../../db/is-one-of.ts'
import { seasons, sports } from '../../../db/schema/sports.ts'
import { boxScores, seasonTotals, statFiles } from '../../../db/schema/stats.ts'

export type StatFileRow = typeof statFiles.$inferSelect
export type StatFileInsert = Omit<typeof statFiles.$inferInsert, 'tenantId' | 'id'>

/** One file of a school at a time, in every process: what stands must not change between reading and writing it. */
export async function lockStatFiles(tx: Tx, tenant: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`stat files of ${tenant}`}))`)
}

export async function fileByHash(tx: Tx, hash: string): Promise<StatFileRow | undefined> {
  const [row] = await tx.select().from(statFiles).where(eq(statFiles.hash, hash))
  return row
}

export async function fileById(tx: Tx, id: number): Promise<StatFileRow | undefined> {
  const [row] = await tx.select().from(statFiles).where(eq(statFiles.id, id))
  return row
}

export async function writeFileRow(tx: Tx, row: StatFileInsert): Promise<number> {
  const [written] = await tx
    .insert(statFiles)
    .values(row)
    .onConflictDoUpdate({ target: [statFiles.tenantId, statFiles.hash], set: row })
    .returning({ id: statFiles.id })
  if (!written) throw new Error('The file was not recorded')
  return written.id
}

export async function changeFileRow(
  tx: Tx,
  fileId: number,
  change: Partial<Pick<StatFileInsert, 'warnings' | 'strangers' | 'isComplete'>>,
): Promise<void> {
  await tx.update(statFiles).set(change).where(eq(statFiles.id, fileId))
}

export async function standingFile(tx: Tx, gameId: number): Promise<StatFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(statFiles)
    .where(and(eq(statFiles.gameId, gameId), statFiles.isStanding))
  return row
}

/** Makes room for another file to stand. */
export async function unseatFiles(tx: Tx, gameId: number): Promise<void> {
  await tx
    .update(statFiles)
    .set({ isStanding: false })
    .where(and(eq(statFiles.gameId, gameId), statFiles.isStanding))
}

export async function versionsOfGame(tx: Tx, gameId: number) {
  return tx
    .select({
      id: statFiles.id,
      receivedAt: statFiles.receivedAt,
      isComplete: statFiles.isComplete,
      isStanding: statFiles.isStanding,
    })
    .from(statFiles)
    .where(and(eq(statFiles.gameId, gameId), eq(statFiles.status, 'taken')))
}

/** The hashes of the files that are gone. */
export async function deleteFiles(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .delete(statFiles)
    .where(inArray(statFiles.id, [...ids]))
    .returning({ hash: statFiles.hash })
  return gone.map(({ hash }) => hash)
}

export async function refusedBefore(tx: Tx, kept: number): Promise<number[]> {
  const rows = await tx
    .select({ id: statFiles.id })
    .from(statFiles)
    .where(eq(statFiles.status, 'refused'))
    .orderBy(desc(statFiles.receivedAt), desc(statFiles.id))
    .offset(kept)
  return rows.map(({ id }) => id)
}

/** The game as which a file of this name was taken last. */
export async function gameOfFileName(tx: Tx, fileName: string): Promise<number | null> {
  const [row] = await tx
    .select({ gameId: statFiles.gameId })
    .from(statFiles)
    .where(and(eq(statFiles.fileName, fileName), eq(statFiles.status, 'taken')))
    .orderBy(desc(statFiles.receivedAt))
    .limit(1)
  return row?.gameId ?? null
}

export async function pageOfFiles(tx: Tx, page: { limit: number; offset: number }) {
  const rows = await tx
    .select()
    .from(statFiles)
    .orderBy(desc(statFiles.receivedAt), desc(statFiles.id))
    .limit(page.limit)
    .offset(page.offset)
  const [total] = await tx.select({ count: count() }).from(statFiles)
  return { rows, totalItems: total?.count ?? 0 }
}

/** Files that stand and have somebody in them whom no rule found. */
export async function filesWithStrangers(tx: Tx, seasonId?: number): Promise<StatFileRow[]> {
  return tx
    .select()
    .from(statFiles)
    .where(
      and(
        statFiles.isStanding,
        sql`jsonb_array_length(${statFiles.strangers}) > 0`,
        seasonId === undefined ? undefined : eq(statFiles.seasonId, seasonId),
      ),
    )
    .orderBy(asc(statFiles.receivedAt), asc(statFiles.id))
}

export async function scoredSports(tx: Tx) {
  return tx
    .select({
      id: sports.id,
      title: sports.title,
      gender: sports.gender,
      globalSportId: sports.globalSportId,
    })
    .from(sports)
}

export async function seasonsOf(tx: Tx, sportIds: readonly number[]) {
  return tx.select().from(seasons).where(isOneOf(seasons.sportId, sportIds)).orderBy(desc(seasons.startsOn))
}

export async function storedBox(tx: Tx, gameId: number) {
  const [row] = await tx.select().from(boxScores).where(eq(boxScores.gameId, gameId))
  return row
}

export interface NewBox {
  gameId: number
  seasonId: number
  sportGroup: SportGroup
  source: string
  data: StoredBoxScore
  plays: Play[]
}

/** A game has one, so it bears the game's number. */
export async function writeBox(tx: Tx, box: NewBox): Promise<void> {
  await tx
    .insert(boxScores)
    .values({ ...box, id: box.gameId })
    .onConflictDoUpdate({ target: [boxScores.tenantId, boxScores.gameId], set: box })
}

/** Writes the totals of a season over those of an earlier file; what somebody entered stays. */
export async function writeSeasonTotals(
  tx: Tx,
  row: Omit<typeof seasonTotals.$inferInsert, 'tenantId' | 'id'> & { source: string },
): Promise<boolean> {
  const written = await tx
    .insert(seasonTotals)
    .values(row)
    .onConflictDoUpdate({
      target: [seasonTotals.tenantId, seasonTotals.sportId, seasonTotals.seasonTitle],
      set: { source: row.source, sportGroup: row.sportGroup, data: row.data },
      setWhere: sql`${seasonTotals.source} <> 'entered'`,
    })
    .returning({ id: seasonTotals.id })
  return written.length > 0
}
