import { and, asc, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { ClippingsQuery, SportFilesQuery } from '#contract/news.ts'
import type { ProtectedKind } from '#contract/shapes/access.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { clippingSports, clippings, documents, sportFiles } from '../../db/schema/news.ts'
import { sports } from '../../db/schema/sports.ts'
import type { Slice } from './news.queries.ts'

function sportFileRows(tx: Tx) {
  return tx
    .select({ file: sportFiles, sport: sports })
    .from(sportFiles)
    .innerJoin(sports, and(eq(sports.tenantId, sportFiles.tenantId), eq(sports.id, sportFiles.sportId)))
    .$dynamic()
}

const sportFileFilter = (now: Date, { sportId }: SportFilesQuery): SQL | undefined =>
  and(
    eq(sportFiles.hidden, false),
    lte(sportFiles.publishAt, now),
    sportId ? eq(sportFiles.sportId, sportId) : undefined,
  )

export async function pageOfSportFiles(tx: Tx, now: Date, filter: SportFilesQuery, slice: Slice) {
  return sportFileRows(tx)
    .where(sportFileFilter(now, filter))
    .orderBy(desc(sportFiles.publishAt), desc(sportFiles.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export const countSportFiles = async (tx: Tx, now: Date, filter: SportFilesQuery): Promise<number> =>
  tx.$count(sportFiles, sportFileFilter(now, filter))

export async function sportFileAt(tx: Tx, day: string, filename: string) {
  const [row] = await sportFileRows(tx).where(
    and(eq(sportFiles.publishedOn, day), eq(sportFiles.filename, filename)),
  )
  return row
}
export type SportFileRow = NonNullable<Awaited<ReturnType<typeof sportFileAt>>>

export async function documentAt(tx: Tx, path: string) {
  const [row] = await tx.select().from(documents).where(eq(documents.path, path))
  return row
}
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof documentAt>>>

export type PaperKind = Exclude<ProtectedKind, 'form'>
export type ProtectedPaper = Pick<DocumentRow, 'id' | 'isProtected' | 'accessCode' | 'hidden' | 'publishAt'>

export async function paperById(tx: Tx, kind: PaperKind, id: number): Promise<ProtectedPaper | undefined> {
  const table = kind === 'document' ? documents : sportFiles
  const { isProtected, accessCode, hidden, publishAt } = table
  const [row] = await tx
    .select({ id: table.id, isProtected, accessCode, hidden, publishAt })
    .from(table)
    .where(eq(table.id, id))
  return row
}

function clippingFilter(tx: Tx, { sportId, text }: ClippingsQuery): SQL | undefined {
  const ofSport = (id: number) =>
    tx.select({ id: clippingSports.clippingId }).from(clippingSports).where(eq(clippingSports.sportId, id))
  return and(
    sportId ? inArray(clippings.id, ofSport(sportId)) : undefined,
    text ? hasWords('clippings', clippings.id, text) : undefined,
  )
}

export async function pageOfClippings(tx: Tx, filter: ClippingsQuery, slice: Slice) {
  return tx
    .select()
    .from(clippings)
    .where(clippingFilter(tx, filter))
    .orderBy(desc(clippings.clippedOn), desc(clippings.id))
    .limit(slice.limit)
    .offset(slice.offset)
}
export type ClippingRow = Awaited<ReturnType<typeof pageOfClippings>>[number]

export const countClippings = async (tx: Tx, filter: ClippingsQuery): Promise<number> =>
  tx.$count(clippings, clippingFilter(tx, filter))

export async function sportsOfClippings(tx: Tx, clippingIds: number[]) {
  return tx
    .select({ clippingId: clippingSports.clippingId, sport: sports })
    .from(clippingSports)
    .innerJoin(
      sports,
      and(eq(sports.tenantId, clippingSports.tenantId), eq(sports.id, clippingSports.sportId)),
    )
    .where(inArray(clippingSports.clippingId, clippingIds))
    .orderBy(asc(sports.title))
}
