import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { View } from '#contract/editing/desk.views.ts'
import { notFound, rejected } from '#contract/shapes/problem.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import { savedViews } from '../../db/schema/editing.ts'
import type { Hand } from './hand.ts'

/** More than a menu can be read with. */
const mostViews = 30

const isOwn = ({ visitor }: Hand) => eq(savedViews.userId, visitor.userId)

/** One's own and those that are shared, by name. */
export async function listViews(hand: Hand, kind: string): Promise<View[]> {
  const rows = await hand.tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.kind, kind), or(isOwn(hand), savedViews.isShared)))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id))
  return rows.map(({ id, name, query, isShared, userId, userName }) => ({
    id,
    name,
    query,
    isShared,
    isOwn: userId === hand.visitor.userId,
    by: userName,
  }))
}

export async function saveView(
  hand: Hand,
  kind: string,
  { name: given, query, isShared }: Pick<View, 'name' | 'query' | 'isShared'>,
): Promise<void> {
  const { tx, visitor } = hand
  const name = given.trim()
  const own = (await listViews(hand, kind)).filter((view) => view.isOwn && view.name !== name)
  if (own.length >= mostViews) throw rejected(`You have ${mostViews} views of this list. Forget one first.`)
  const saved = { query, isShared, userName: visitor.name }
  await tx
    .insert(savedViews)
    .values({ kind, name, userId: visitor.userId, ...saved })
    .onConflictDoUpdate({
      target: [savedViews.tenantId, savedViews.userId, savedViews.kind, savedViews.name],
      set: saved,
    })
}

/** An administrator sees to what the whole office sees. */
export async function forgetView(hand: Hand, kind: string, viewId: number): Promise<void> {
  const may = roleAtLeast(hand.visitor, 'administrator') ? or(isOwn(hand), savedViews.isShared) : isOwn(hand)
  const gone = await hand.tx
    .delete(savedViews)
    .where(and(eq(savedViews.kind, kind), eq(savedViews.id, viewId), may))
    .returning({ id: savedViews.id })
  if (gone.length === 0) throw notFound('There is no such view of yours.')
}
