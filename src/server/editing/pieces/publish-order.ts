import type { Kinds } from '../kind/kinds.ts'
import type { DraftRow } from './drafts.queries.ts'

/** Those that are named by others come first: a new gallery before the story that shows it. */
export function publishOrder<Draft extends Pick<DraftRow, 'kind' | 'contentId' | 'value'>>(
  kinds: Pick<Kinds, 'named'>,
  drafts: readonly Draft[],
): Draft[] {
  const byKey = new Map(drafts.map((draft) => [`${draft.kind}/${draft.contentId}`, draft]))
  const ordered = new Set<Draft>()
  const visiting = new Set<Draft>()
  const visit = (draft: Draft) => {
    if (ordered.has(draft) || visiting.has(draft)) return
    visiting.add(draft)
    for (const [field, words] of Object.entries(kinds.named(draft.kind).fields)) {
      if (typeof words === 'string' || !words.refersTo) continue
      for (const id of [draft.value[field] ?? []].flat()) {
        const named = byKey.get(`${words.refersTo}/${String(id)}`)
        if (named) visit(named)
      }
    }
    ordered.add(draft)
  }
  for (const draft of drafts) visit(draft)
  return [...ordered]
}
