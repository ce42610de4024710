import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DraftState, ItemState } from '#contract/editing/draft.ts'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { drafts, releases } from '../../db/schema/editing.ts'

export type DraftRow = typeof drafts.$inferSelect
export type NewDraft = Omit<typeof drafts.$inferInsert, 'tenantId' | 'id'>

const of = (kind: string, contentId: number) => and(eq(drafts.kind, kind), eq(drafts.contentId, contentId))

export async function draftOf(
  tx: Tx,
  kind: string,
  contentId: number,
  lock = false,
): Promise<DraftRow | null> {
  const chosen = tx.select().from(drafts).where(of(kind, contentId))
  const [row] = await (lock ? chosen.for('update') : chosen)
  return row ?? null
}

export async function draftByKey(tx: Tx, key: string): Promise<DraftRow | null> {
  const [row] = await tx.select().from(drafts).where(eq(drafts.key, key))
  return row ?? null
}

export const draftsOf = (tx: Tx, kind: string, contentIds: readonly number[]): Promise<DraftRow[]> =>
  tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.kind, kind), isOneOf(drafts.contentId, contentIds)))

/** Whether a published content stands so: by its draft, or by having none. */
export function standsAs(state: ItemState, kind: string, contentId: AnyPgColumn): SQL {
  const draftThat = (...also: SQL[]) => sql`exists (
    select from ${drafts} where ${and(eq(drafts.kind, kind), eq(drafts.contentId, contentId), ...also)})`
  const written = (draftState: DraftState) =>
    draftThat(isNull(drafts.publishAt), eq(drafts.state, draftState))
  switch (state) {
    case 'draft':
      return sql`false`
    case 'edited':
      return written('open')
    case 'waiting':
      return written('submitted')
    case 'returned':
      return written('returned')
    case 'planned':
      return draftThat(isNotNull(drafts.publishAt))
    case 'published':
      return sql`not ${draftThat()}`
  }
}

const mostNew = 50

export const newDrafts = (tx: Tx, kind: string): Promise<DraftRow[]> =>
  tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.kind, kind), eq(drafts.isNew, true)))
    .orderBy(desc(drafts.changedAt), desc(drafts.id))
    .limit(mostNew)

export async function insertDraft(tx: Tx, draft: NewDraft): Promise<DraftRow | null> {
  const [row] = await tx.insert(drafts).values(draft).onConflictDoNothing().returning()
  return row ?? null
}

export async function updateDraft(tx: Tx, id: number, set: Partial<NewDraft>): Promise<DraftRow> {
  const [row] = await tx
    .update(drafts)
    .set({ ...set, version: sql`${drafts.version} + 1` as unknown as number })
    .where(eq(drafts.id, id))
    .returning()
  if (!row) throw new Error(`The draft ${id} is gone`)
  return row
}

export const deleteDraft = (tx: Tx, id: number) => tx.delete(drafts).where(eq(drafts.id, id))

interface Wanted {
  state?: DraftState | undefined
  userId?: string | undefined
  /** Of these teams alone. */
  sportIds: readonly number[] | null
  kinds: string[]
  before?: [string | null, number] | undefined
  limit: number
}

export function listDrafts(
  tx: Tx,
  { state, userId, sportIds, kinds, before, limit }: Wanted,
): Promise<DraftRow[]> {
  const conditions: (SQL | undefined)[] = [
    inArray(drafts.kind, kinds),
    state ? eq(drafts.state, state) : undefined,
    userId === undefined ? undefined : eq(drafts.userId, userId),
    sportIds ? isOneOf(drafts.sportId, sportIds) : undefined,
    before?.[0]
      ? or(
          lt(drafts.changedAt, new Date(before[0])),
          and(eq(drafts.changedAt, new Date(before[0])), lt(drafts.id, before[1])),
        )
      : undefined,
  ]
  return tx
    .select()
    .from(drafts)
    .where(and(...conditions))
    .orderBy(desc(drafts.changedAt), desc(drafts.id))
    .limit(limit)
}

/** With these ids, or of a release, locked in one order so that two publishers wait for each other. */
export const lockedDrafts = (
  tx: Tx,
  by: { ids: readonly number[] } | { releaseId: number },
): Promise<DraftRow[]> =>
  tx
    .select()
    .from(drafts)
    .where('ids' in by ? isOneOf(drafts.id, by.ids) : eq(drafts.releaseId, by.releaseId))
    .orderBy(drafts.id)
    .for('update')

/** What goes out by itself until a moment, alone or with its release. */
export const dueDrafts = (tx: Tx, until: Date): Promise<DraftRow[]> =>
  tx
    .select()
    .from(drafts)
    .where(
      or(
        and(isNull(drafts.releaseId), lte(drafts.publishAt, until)),
        sql`${drafts.releaseId} in (select ${releases.id} from ${releases}
              where ${releases.publishedAt} is null and ${releases.publishAt} <= ${until.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(drafts.publishAt, drafts.id)
