/** Being written, waiting for a publisher, or sent back by one. */
export const draftStates = ['open', 'submitted', 'returned'] as const
export type DraftState = (typeof draftStates)[number]

/** Where a content stands, as lists tell them apart: begun, changed, with a publisher, and so on until it is simply out. */
export const itemStates = ['draft', 'edited', 'waiting', 'returned', 'planned', 'published'] as const
export type ItemState = (typeof itemStates)[number]

export interface StateFacts {
  isPublished: boolean
  draftState: DraftState | null
  publishAt: string | null
}

export function itemStateOf({ isPublished, draftState, publishAt }: StateFacts): ItemState {
  if (publishAt !== null) return 'planned'
  if (draftState === 'submitted') return 'waiting'
  if (draftState === 'returned') return 'returned'
  if (draftState === 'open') return isPublished ? 'edited' : 'draft'
  return 'published'
}
