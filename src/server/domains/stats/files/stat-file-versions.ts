/** How far a game had got when a file was written. */
export interface Progress {
  isComplete: boolean
  period: number
  plays: number
}

/**
 * The last file to arrive stands, for scorers take plays back. Only a game that is over does not begin again: a running
 * file after a final one is an old one that was late, unless it has got further, as when overtime is played after all.
 */
export function isOlder(next: Progress, standing: Progress | null): boolean {
  if (next.isComplete || !standing?.isComplete) return false
  const isFurther =
    next.period > standing.period || (next.period === standing.period && next.plays > standing.plays)
  return !isFurther
}

/**
 * Why a file that stands now may be an old one that came late. It stands all the same, for scorers take plays and periods
 * back; but nobody is to find out by chance.
 */
export function lateWords(next: Progress, standing: Progress | null, cameBefore: boolean): string[] {
  if (cameBefore)
    return ['This very file came before, and others after it: if it came late, send the last one again.']
  if (!standing || next.period >= standing.period) return []
  return [
    `The file before was in period ${standing.period} already, this one is in period ${next.period}: if it came late, send the last one again.`,
  ]
}

export interface Version {
  id: number
  receivedAt: Date
  isComplete: boolean
  isStanding: boolean
}

const minute = 60_000
/** One of each so many milliseconds is kept, while the game runs and once it is over. */
const slots = { running: minute, over: 15 * minute }

/** The versions of one game's file that need not be kept: the first, the standing and one of each slot are. */
export function superfluous(versions: readonly Version[]): number[] {
  const inOrder = versions.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || a.id - b.id)
  const isOver = inOrder.some(({ isStanding, isComplete }) => isStanding && isComplete)
  const slot = isOver ? slots.over : slots.running
  const lastOfSlot = new Map(
    inOrder.map(({ id, receivedAt, isComplete }) => [
      `${isComplete} ${Math.floor(receivedAt.getTime() / slot)}`,
      id,
    ]),
  )
  const kept = new Set([...lastOfSlot.values(), inOrder[0]?.id])
  return inOrder.filter(({ id, isStanding }) => !isStanding && !kept.has(id)).map(({ id }) => id)
}
