/** When so many thumbnails fail in the same way within this time, somebody should look. */
const limit = 200
const windowTime = 5 * 60_000
const coolDown = 10 * 60_000

export interface Alarm {
  kind: string
  state: 'raised' | 'cleared'
}

/**
 * Counts errors by kind. One alert is raised for a kind and clears after ten minutes; until then it is not raised
 * again. Of each kind no more moments are kept than it takes to raise it.
 */
export function createThumbnailAlarm(tell: (alarm: Alarm) => void, now: () => number = Date.now) {
  const moments = new Map<string, number[]>()
  const raised = new Set<string>()
  return (kind: string): void => {
    const seen = moments.get(kind) ?? []
    moments.set(kind, seen)
    seen.push(now())
    if (seen.length > limit) seen.shift()
    const [first = 0] = seen
    if (seen.length < limit || now() - first > windowTime || raised.has(kind)) return
    raised.add(kind)
    tell({ kind, state: 'raised' })
    setTimeout(() => {
      raised.delete(kind)
      moments.delete(kind)
      tell({ kind, state: 'cleared' })
    }, coolDown).unref()
  }
}
