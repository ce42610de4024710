import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { changes } from '../../db/schema/editing.ts'

export type ChangeRow = typeof changes.$inferSelect

/** A piece of work as a whole. */
export interface WorkRow {
  work: string
  what: string
  subject: string
  subjectTitle: string
  sportId: number | null
  userId: string
  userName: string
  at: Date
  undoes: string | null
  rows: number
  /** What some of those were called that it was done to. */
  names: string[]
  /** How many they were in all. */
  named: number
  last: number
  isUndone: boolean
}

interface Wanted {
  work?: string | undefined
  /** Of one content: of its own row, or with it as its subject. */
  content?: { subject: string; table: string; key: string } | undefined
  kind?: string | undefined
  what?: string | undefined
  search?: string | undefined
  since?: Date | undefined
  notUndone?: boolean
  sportIds: readonly number[] | null
  /** Of these kinds alone, and what concerns several. */
  kinds: readonly string[]
  /** Whose last row came before this one. */
  before?: number | undefined
  limit: number
}

/** More than a line has room for. */
const namesTold = 4

/** Pieces of work, the latest first. */
export async function listWorks(tx: Tx, wanted: Wanted): Promise<WorkRow[]> {
  const { content, sportIds, before, search } = wanted
  const conditions: (SQL | undefined)[] = [
    inArray(sql`split_part(${changes.subject}, '/', 1)`, [...wanted.kinds, 'releases']),
    wanted.work ? eq(changes.work, wanted.work) : undefined,
    content
      ? sql`(${changes.subject} = ${content.subject} or (${changes.tableName} = ${content.table} and ${changes.rowKey} = ${content.key}))`
      : undefined,
    wanted.kind ? sql`split_part(${changes.subject}, '/', 1) = ${wanted.kind}` : undefined,
    wanted.what ? eq(changes.what, wanted.what) : undefined,
    wanted.since ? sql`${changes.at} >= ${wanted.since.toISOString()}::timestamptz` : undefined,
    wanted.notUndone
      ? sql`not exists (select from ${changes} as later where later.undoes = ${changes.work})`
      : undefined,
    search
      ? sql`(strpos(lower(${changes.subjectTitle}), lower(${search})) > 0 or strpos(lower(${changes.userName}), lower(${search})) > 0
          or exists (select from ${changes} as line where line.work = ${changes.work} and strpos(lower(line.row_title), lower(${search})) > 0))`
      : undefined,
    sportIds ? sql`${changes.sportId} = any(${`{${sportIds.join(',')}}`}::int[])` : undefined,
  ]
  const last = sql<number>`max(${changes.id})::int`
  const found = await tx
    .select({
      work: changes.work,
      what: changes.what,
      subject: changes.subject,
      subjectTitle: changes.subjectTitle,
      sportId: changes.sportId,
      userId: changes.userId,
      userName: changes.userName,
      at: sql<string>`max(${changes.at})`,
      undoes: changes.undoes,
      rows: sql<number>`count(*)::int`,
      names: sql<
        string[]
      >`(array_agg(distinct ${changes.rowTitle}) filter (where ${changes.rowTitle} is not null))[1:${namesTold}]`,
      named: sql<number>`count(distinct ${changes.rowTitle})::int`,
      last,
      // By its full name: a column in what is selected stands alone, and would be the one of the inner table.
      isUndone: sql<boolean>`exists (select from changes as later where later.undoes = changes.work)`,
    })
    .from(changes)
    .where(and(...conditions))
    .groupBy(
      changes.work,
      changes.what,
      changes.subject,
      changes.subjectTitle,
      changes.sportId,
      changes.userId,
      changes.userName,
      changes.undoes,
    )
    .having(before === undefined ? undefined : sql`max(${changes.id}) < ${before}`)
    .orderBy(sql`${last} desc`)
    .limit(wanted.limit)
  return found.map((row) => ({ ...row, names: row.names ?? [], at: new Date(row.at) }))
}

/** Whether a piece of work was taken back. */
export async function isWorkUndone(tx: Tx, work: string): Promise<boolean> {
  const found = await tx.select({ id: changes.id }).from(changes).where(eq(changes.undoes, work)).limit(1)
  return found.length > 0
}

export const changesOf = (tx: Tx, work: string): Promise<ChangeRow[]> =>
  tx.select().from(changes).where(eq(changes.work, work)).orderBy(asc(changes.id))

/** What was done to one row from a piece of work on. */
export const changesSince = (tx: Tx, table: string, key: string, work: string): Promise<ChangeRow[]> =>
  tx
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.tableName, table),
        eq(changes.rowKey, key),
        sql`${changes.id} >= (select min(${changes.id}) from ${changes} where ${eq(changes.work, work)} and ${eq(changes.tableName, table)} and ${eq(changes.rowKey, key)})`,
      ),
    )
    .orderBy(asc(changes.id))
