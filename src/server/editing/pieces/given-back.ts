import { isGroup, type Kind, type Values } from '../kind/kind.ts'
import { readContent } from '../rows/content.ts'
import { changedFields } from '../values/merge.ts'
import { deleteDraft, draftOf, insertDraft, updateDraft } from './drafts.queries.ts'
import type { Hand } from './hand.ts'

interface One {
  kind: Kind
  id: number
}

/** What was published for the first time is a draft again: whoever takes it back wants to go on with it. */
export async function giveDraftBack(hand: Hand, { kind, id }: One, value: Values, sportId: number | null) {
  if (isGroup(kind) || (await readContent(hand.tx, kind, id))) return
  const { visitor, now } = hand
  await insertDraft(hand.tx, {
    kind: kind.name,
    contentId: id,
    isNew: true,
    value,
    base: null,
    sportId,
    userId: visitor.userId,
    userName: visitor.name,
    changedAt: now,
  })
}

/** It is published again after all, and so is no draft of something new. What was written since stays one. */
export async function dropGivenBack(hand: Hand, touched: readonly One[]): Promise<void> {
  for (const { kind, id } of touched) {
    const draft = await draftOf(hand.tx, kind.name, id, true)
    const published = draft?.isNew ? await readContent(hand.tx, kind, id) : null
    if (!draft || !published) continue
    if (changedFields(published, draft.value).length === 0) await deleteDraft(hand.tx, draft.id)
    else await updateDraft(hand.tx, draft.id, { isNew: false, base: published })
  }
}
