import { isApiProblem } from '#contract/shapes/problem.ts'
import { inPart } from '../../db/savepoint.ts'
import { titleOf } from '../kind/kind.ts'
import { type DraftRow, dueDrafts, lockedDrafts } from './drafts.queries.ts'
import type { Hand } from './hand.ts'
import type { PreviewPass } from './preview-pass.ts'
import { publishDraft, tellWritten } from './publish.ts'
import { publishOrder } from './publish-order.ts'

/** What a preview cannot show, in words. */
export interface Applied {
  shown: string[]
  left: string[]
}

/**
 * Does what a preview shows, in a unit of work that is taken back afterwards. A draft that cannot be published yet is
 * left out and told of; each is tried by itself, so that one does not spoil the others.
 */
export async function applyPreview(
  work: Pick<Hand, 'tx' | 'kinds' | 'tenant' | 'now'>,
  { drafts, releaseId, at }: PreviewPass,
): Promise<Applied> {
  const chosen = new Map<number, DraftRow>()
  const add = (rows: readonly DraftRow[]) => rows.forEach((row) => chosen.set(row.id, row))
  if (at !== null) add(await dueDrafts(work.tx, new Date(at)))
  if (releaseId !== null) add(await lockedDrafts(work.tx, { releaseId }))
  if (drafts.length > 0) add(await lockedDrafts(work.tx, { ids: drafts }))
  const applied: Applied = { shown: [], left: [] }
  const written = []
  for (const draft of publishOrder(work.kinds, [...chosen.values()])) {
    const title = titleOf(work.kinds.named(draft.kind), draft.value)
    try {
      written.push(await inPart(work.tx, () => publishDraft(work, draft, { isPreview: true })))
      applied.shown.push(title)
    } catch (error) {
      applied.left.push(`${title}: ${isApiProblem(error) ? error.message : 'it cannot be shown.'}`)
    }
  }
  await tellWritten(work, written)
  return applied
}
