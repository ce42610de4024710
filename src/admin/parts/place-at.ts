/** Where an entry of a list stands on the screen. */
interface Stretch {
  top: number
  height: number
}

/**
 * The place that a dragged entry has come to: past every neighbor whose middle the pointer has passed. Neighbors may be
 * of any height.
 */
export function placeAt(entries: readonly Stretch[], from: number, y: number): number {
  const isPast = ({ top, height }: Stretch) => y > top + height / 2
  const below = entries.findLastIndex((entry, index) => index > from && isPast(entry))
  if (below >= 0) return below
  const above = entries.findIndex((entry, index) => index < from && !isPast(entry))
  return above >= 0 ? above : from
}
