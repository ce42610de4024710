/** A list with one of its entries at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1)
  const entry = list[from]
  return entry === undefined ? [...list] : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, entry)
}

/** The stretch of a list that stands in another order than before: the others keep their places. */
export function changedStretch<Entry>(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const isMoved = (entry: Entry, index: number) => entry !== before[index]
  const first = after.findIndex(isMoved)
  return first < 0 ? [] : after.slice(first, after.findLastIndex(isMoved) + 1)
}
