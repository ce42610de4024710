import { desc, eq, sql } from 'drizzle-orm'
import type { Release } from '#contract/editing/desk.shapes.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { drafts, releases } from '../../db/schema/editing.ts'
import { titleOf } from '../kind/kind.ts'
import { sportsOf } from '../rows/sport-of.ts'
import { beginWork } from './begin-work.ts'
import { type DraftRow, lockedDrafts } from './drafts.queries.ts'
import { tellDraft } from './drafts.ts'
import type { Hand } from './hand.ts'
import { publishDraft, tellWritten } from './publish.ts'
import { publishOrder } from './publish-order.ts'
import { conflict } from './refusals.ts'
import { refusePublisher } from './rights.ts'

type ReleaseRow = typeof releases.$inferSelect

export async function releaseRow({ tx }: Pick<Hand, 'tx'>, id: number, lock = false): Promise<ReleaseRow> {
  const chosen = tx.select().from(releases).where(eq(releases.id, id))
  const [row] = await (lock ? chosen.for('update') : chosen)
  if (!row) throw notFound('There is no such release.')
  return row
}

/** The one that went out as a piece of work. */
export async function releaseOfWork({ tx }: Pick<Hand, 'tx'>, work: string): Promise<ReleaseRow | null> {
  const [row] = await tx.select().from(releases).where(eq(releases.work, work)).for('update')
  return row ?? null
}

/** One that is not out yet. */
export async function openRelease(hand: Pick<Hand, 'tx'>, id: number): Promise<ReleaseRow> {
  const row = await releaseRow(hand, id, true)
  if (row.publishedAt) throw conflict('This release is out already.')
  return row
}

/** Whether the asker may know of something that goes out, or went out, with a release. */
const isSeenBy = ({ visitor }: Pick<Hand, 'visitor'>) => {
  const own = sportsOf(visitor)
  return ({ sportId = null }: { sportId?: number | null }) =>
    own === null || (sportId !== null && own.includes(sportId))
}

export async function tellRelease(hand: Hand, row: ReleaseRow): Promise<Release> {
  return tell(hand, row, await draftsIn(hand, [row.id]))
}

const draftsIn = ({ tx }: Hand, ids: readonly number[]): Promise<DraftRow[]> =>
  tx.select().from(drafts).where(isOneOf(drafts.releaseId, ids)).orderBy(drafts.id)

/** With the drafts that the asker may see. */
async function tell(hand: Hand, row: ReleaseRow, inside: readonly DraftRow[]): Promise<Release> {
  const isSeen = isSeenBy(hand)
  const told = []
  for (const draft of inside.filter(isSeen)) told.push(await tellDraft(hand, draft))
  return {
    id: row.id,
    title: row.title,
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    work: row.work,
    note: row.note,
    by: { userId: row.userId, name: row.userName },
    drafts: told,
    contents: row.publishedAt
      ? (row.contents ?? []).filter(isSeen).map(({ kind, id, title = '' }) => ({ kind, id, title }))
      : [],
  }
}

const mostReleases = 100

/** All of them; to who works for some teams alone, those with something of theirs, or with nothing in them yet. */
export async function listReleases(hand: Hand): Promise<Release[]> {
  const rows = await hand.tx
    .select()
    .from(releases)
    .orderBy(sql`${releases.publishedAt} desc nulls first`, desc(releases.id))
    .limit(mostReleases)
  const inside = await draftsIn(
    hand,
    rows.map(({ id }) => id),
  )
  const byRelease = Map.groupBy(inside, ({ releaseId }) => releaseId)
  const isSeen = isSeenBy(hand)
  const told = []
  for (const row of rows) {
    const own = byRelease.get(row.id) ?? []
    const all = row.publishedAt ? (row.contents ?? []) : own
    if (all.length === 0 || all.some(isSeen)) told.push(await tell(hand, row, own))
  }
  return told
}

export async function createRelease(hand: Hand, title: string, publishAt: Date | null): Promise<ReleaseRow> {
  const [row] = await hand.tx
    .insert(releases)
    .values({
      title,
      publishAt,
      userId: hand.visitor.userId,
      userName: hand.visitor.name,
      createdAt: hand.now,
    })
    .returning()
  if (!row) throw new Error('The release was not written')
  return row
}

export async function changeRelease(
  { tx }: Pick<Hand, 'tx'>,
  id: number,
  set: Partial<Omit<ReleaseRow, 'tenantId' | 'id'>>,
): Promise<ReleaseRow> {
  const [row] = await tx.update(releases).set(set).where(eq(releases.id, id)).returning()
  if (!row) throw notFound('There is no such release.')
  return row
}

export async function removeRelease({ tx }: Pick<Hand, 'tx'>, id: number): Promise<void> {
  await tx.update(drafts).set({ releaseId: null }).where(eq(drafts.releaseId, id))
  await tx.delete(releases).where(eq(releases.id, id))
}

/** All of it in one piece of work, or nothing. */
export async function publishRelease(hand: Hand, id: number): Promise<{ work: string; ids: number[] }> {
  const release = await openRelease(hand, id)
  const inside = await lockedDrafts(hand.tx, { releaseId: id })
  if (inside.length === 0) throw conflict('There is nothing in this release.')
  for (const draft of inside)
    await refusePublisher(hand, hand.kinds.named(draft.kind), draft.contentId, draft.value)
  const [first] = inside
  const isOfOneSport = inside.every(({ sportId }) => sportId === first?.sportId)
  const work = await beginWork(hand, {
    what: 'release',
    subject: 'releases',
    title: release.title,
    sportId: isOfOneSport ? (first?.sportId ?? null) : null,
  })
  const written = []
  for (const draft of publishOrder(hand.kinds, inside)) written.push(await publishDraft(hand, draft))
  await tellWritten(hand, written)
  const contents = inside.map(({ kind, contentId, value, sportId }) => ({
    kind,
    id: contentId,
    title: titleOf(hand.kinds.named(kind), value),
    sportId,
  }))
  await changeRelease(hand, id, { publishedAt: hand.now, work, contents, note: null })
  return { work, ids: written.map((each) => each.id) }
}
