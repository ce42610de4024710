/** A list with one of its entries at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1)
  const entry = list[from]
  return entry === undefined ? [...list] : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, entry)
}

/** The stretch of a list that a move changes, in its new order: the others keep their places. */
export function changedStretch<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return moved(list, from, to).slice(Math.min(from, to), Math.max(from, to) + 1)
}
