import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Present } from '#contract/editing/desk.presence.ts'
import { presence } from '../../db/schema/editing.ts'
import type { Hand } from './hand.ts'

/** Whoever has not said so for this long is not there any more. */
const forgottenAfterMs = 30_000

interface Content {
  kind: string
  contentId: number
}

export interface Said {
  tab: string
  field: string | null
  isTaking?: boolean
  isLeaving?: boolean
}

interface Told {
  others: Present[]
  isHeld: boolean
  takenBy: string | null
}

/** A field is written by whoever was in it first, until they leave it or somebody else takes it over. */
export function settleField(
  { field, isTaking = false }: Pick<Said, 'field' | 'isTaking'>,
  others: readonly Pick<Present, 'tab' | 'field'>[],
): { isHeld: boolean; loser: string | null } {
  if (field === null) return { isHeld: false, loser: null }
  const holder = others.find((other) => other.field === field)
  if (!holder) return { isHeld: true, loser: null }
  return isTaking ? { isHeld: true, loser: holder.tab } : { isHeld: false, loser: null }
}

/**
 * Says that somebody is there, and tells who else is. Rows and not the memory of a process: two people may be served by
 * two of them. Nothing is refused to who does not hold a field; what two people write is merged when it is saved.
 */
export async function sayPresent(hand: Hand, content: Content, said: Said): Promise<Told> {
  const { tx, now, visitor } = hand
  const here = and(eq(presence.kind, content.kind), eq(presence.contentId, content.contentId))
  // Of two who come into a field at once one is the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`present at ${content.kind} ${content.contentId}`}))`,
  )
  await tx.delete(presence).where(lt(presence.seenAt, new Date(now.getTime() - forgottenAfterMs)))
  const others = await tx
    .select({
      tab: presence.tab,
      userId: presence.userId,
      name: presence.userName,
      field: presence.field,
    })
    .from(presence)
    // A window of one's own that was closed, or is open elsewhere, keeps nobody from writing on.
    .where(and(here, ne(presence.userId, visitor.userId)))
    .orderBy(presence.id)
    .limit(50)
  const [own] = await tx
    .delete(presence)
    .where(and(eq(presence.tab, said.tab), eq(presence.userId, visitor.userId)))
    .returning({ takenBy: presence.takenBy })
  if (said.isLeaving) return { others, isHeld: false, takenBy: null }
  const { isHeld, loser } = settleField(said, others)
  if (loser !== null)
    await tx
      .update(presence)
      .set({ field: null, takenBy: visitor.name })
      .where(and(here, eq(presence.tab, loser)))
  await tx
    .insert(presence)
    .values({
      ...content,
      tab: said.tab,
      field: isHeld ? said.field : null,
      userId: visitor.userId,
      userName: visitor.name,
      seenAt: now,
    })
    .onConflictDoNothing()
  const told = others.map((other) => (other.tab === loser ? { ...other, field: null } : other))
  return { others: told, isHeld, takenBy: said.isTaking ? null : (own?.takenBy ?? null) }
}
