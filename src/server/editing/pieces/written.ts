import type { Kind, Values } from '../kind/kind.ts'
import { changedFields } from '../values/merge.ts'
import { normalValue } from '../values/normal.ts'
import { type DraftRow, updateDraft } from './drafts.queries.ts'
import type { Hand } from './hand.ts'

type Rewritten = Pick<DraftRow, 'value' | 'written'>

/** The fields of a draft that rules wrote and that somebody has changed since. */
export const changedByHand = ({ value, written }: Rewritten): string[] =>
  written
    ? Object.keys(written).filter((field) => changedFields(pick(written, field), pick(value, field))[0])
    : []

const pick = (values: Values, field: string): Values => ({ [field]: values[field] })

/** What was sent to a publisher, planned or put into a release is what somebody has read: it stays as it was read. */
export const isFollowing = ({
  written,
  state,
  publishAt,
  releaseId,
}: Pick<DraftRow, 'written' | 'state' | 'publishAt' | 'releaseId'>): boolean =>
  written !== null && state === 'open' && publishAt === null && releaseId === null

/** What rules write anew into a draft of theirs; null where nothing is new. What was changed by hand stays. */
export function rewritten(
  { value, written }: Rewritten,
  fresh: Values,
): { value: Values; written: Values } | null {
  const kept = new Set(changedByHand({ value, written }))
  const news = Object.fromEntries(Object.entries(fresh).filter(([field]) => !kept.has(field)))
  if (changedFields(value, { ...value, ...news }).length === 0) return null
  return { value: { ...value, ...news }, written: { ...written, ...news } }
}

/** Writes a draft anew as rules give it; false where nothing is new. Whoever calls has it locked. */
export async function rewriteDraft(
  { tx, now }: Pick<Hand, 'tx' | 'now'>,
  kind: Kind,
  draft: DraftRow,
  given: Values,
): Promise<DraftRow | null> {
  const set = rewritten(draft, normalValue(kind.input, given))
  return set && updateDraft(tx, draft.id, { ...set, changedAt: now })
}
