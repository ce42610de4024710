/** Being written, waiting for a publisher, or sent back by one. */
export const draftStates = ['open', 'submitted', 'returned'] as const
export type DraftState = (typeof draftStates)[number]
