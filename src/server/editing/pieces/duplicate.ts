import { and, eq } from 'drizzle-orm'
import { blankOf } from '../kind/describe-kind.ts'
import { isGroup, type Kind, type TableKind, type Values } from '../kind/kind.ts'
import { uniqueTogether } from '../kind/unique.ts'
import { columnOf } from '../rows/content.ts'
import { copyOf } from '../values/copy-of.ts'
import { type DraftRow, newDrafts } from './drafts.queries.ts'
import { beginDraft, tellItem } from './drafts.ts'
import type { Hand } from './hand.ts'
import { completeValue } from './publish.ts'

/** Nobody makes as many of one; then it is refused when it is published, in words. */
const mostTurns = 50

/** Begins something like a content, which is called as nothing else is: neither published nor begun. */
export async function duplicateContent(hand: Hand, kind: Kind, id: number, key: string): Promise<DraftRow> {
  const { published, draft } = await tellItem(hand, kind, id)
  const value = draft?.value ?? published ?? {}
  return beginDraft(hand, kind, key, isGroup(kind) ? value : await freeCopy(hand, kind, value))
}

async function freeCopy(hand: Hand, kind: TableKind, value: Values): Promise<Values> {
  const circumstances = { timeZone: hand.tenant.timeZone, now: hand.now }
  const begun = (await newDrafts(hand.tx, kind.name)).map((draft) => completeValue(kind, draft.value, hand))
  for (let turn = 1; ; turn++) {
    const copy = copyOf(kind, value, turn, circumstances)
    const complete = completeValue(kind, { ...blankOf(kind), ...copy }, hand)
    if (turn === mostTurns || !(await isTaken(hand, kind, complete, begun))) return copy
  }
}

async function isTaken(
  { tx }: Hand,
  kind: TableKind,
  value: Values,
  begun: readonly Values[],
): Promise<boolean> {
  for (const fields of uniqueTogether(kind)) {
    if (fields.some((field) => (value[field] ?? '') === '')) continue
    if (begun.some((other) => fields.every((field) => other[field] === value[field]))) return true
    const alike = fields.map((field) => eq(columnOf(kind.table, field), value[field]))
    const [row] = await tx
      .select({ id: kind.table.id })
      .from(kind.table)
      .where(and(...alike))
      .limit(1)
    if (row) return true
  }
  return false
}
