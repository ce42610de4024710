/** Asks once for a list and keeps it; one that came empty, or not at all, is asked for again the next time. */
export function askedOnce<Item>(ask: () => Promise<Item[]>): () => Promise<Item[]> {
  let kept: Promise<Item[]> | undefined
  return () => {
    kept ??= ask().then(
      (list) => {
        if (list.length === 0) kept = undefined
        return list
      },
      (error: unknown) => {
        kept = undefined
        throw error
      },
    )
    return kept
  }
}
