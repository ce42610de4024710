import type { Kind, Values } from '../kind/kind.ts'
import { readContent } from '../rows/content.ts'
import { sportOf, sportsOf } from '../rows/sport-of.ts'
import { changedFields } from '../values/merge.ts'
import { deleteDraft, draftOf, insertDraft, updateDraft } from './drafts.queries.ts'
import type { Hand } from './hand.ts'
import type { WorkRow } from './history.queries.ts'
import { subjectOf } from './history.ts'
import { changeRelease, releaseOfWork } from './releases.ts'

interface One {
  kind: Kind
  id: number
}

/** Whoever takes a publication back wants to go on with it: this says what to put back, and does it afterwards. */
export async function toGiveBack(hand: Hand, row: WorkRow, touched: readonly One[]) {
  const release = row.what === 'release' ? await releaseOfWork(hand, row.work) : null
  const given = release
    ? (release.contents ?? []).map(({ kind, id }) => ({ kind: hand.kinds.named(kind), id }))
    : row.what === 'publish'
      ? touched.filter(({ kind, id }) => subjectOf(kind, id) === row.subject).slice(0, 1)
      : []
  const values: [One, Values | null][] = []
  for (const one of given) values.push([one, await readContent(hand.tx, one.kind, one.id)])
  return async () => {
    for (const [one, value] of values) if (value) await giveDraftBack(hand, one, value, release?.id ?? null)
    // Planned for a moment that is over, it would go out again at once.
    if (release) await changeRelease(hand, release.id, { publishedAt: null, publishAt: null })
  }
}

/** What was published is a draft again: who took it back too early has not lost what he wrote. */
async function giveDraftBack(hand: Hand, { kind, id }: One, value: Values, releaseId: number | null) {
  const published = await readContent(hand.tx, kind, id)
  const { visitor, now } = hand
  await insertDraft(hand.tx, {
    kind: kind.name,
    contentId: id,
    isNew: published === null,
    value,
    base: published,
    sportId: await sportOf(hand.tx, kind, id, value, sportsOf(hand.visitor)),
    releaseId,
    userId: visitor.userId,
    userName: visitor.name,
    changedAt: now,
  })
}

/** It is published again after all: no draft says the same, and the release is out. What was written since stays one. */
export async function dropGivenBack(
  hand: Hand,
  { undoes }: WorkRow,
  work: string,
  touched: readonly One[],
): Promise<void> {
  for (const { kind, id } of touched) {
    const draft = await draftOf(hand.tx, kind.name, id, true)
    const published = draft && (await readContent(hand.tx, kind, id))
    if (!published) continue
    if (changedFields(published, draft.value).length === 0) await deleteDraft(hand.tx, draft.id)
    else if (draft.isNew) await updateDraft(hand.tx, draft.id, { isNew: false, base: published })
  }
  const release = undoes ? await releaseOfWork(hand, undoes) : null
  if (release) await changeRelease(hand, release.id, { publishedAt: hand.now, work })
}
