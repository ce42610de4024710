import { nextMidnight } from '#server/parts/next-midnight.ts'
import type { Rendered } from './page-entry.ts'

export type Lifetimes = Pick<Rendered, 'ttl' | 'swr' | 'sie'>

/** Seconds; for what nobody but the visitor may see, and for what failed. */
export const none: Lifetimes = { ttl: 0, swr: 0, sie: 0 }

/** Where another server has the data, nobody tells us of changes: fresh, shown while made anew, shown if that fails. */
export const untold: Lifetimes = { ttl: 30, swr: 300, sie: 86_400 }

/**
 * What is kept holds until what it was made from changes or is due. Only the day is nobody's row: pages say 'today' by
 * the school's clock, and years by universal time.
 */
export function untilTomorrow(timeZone: string, now: Date): Lifetimes {
  const time = now.getTime()
  const midnight = Math.min(nextMidnight(timeZone, time), nextMidnight('UTC', time))
  return { ttl: (midnight - time) / 1000, swr: 300, sie: 86_400 }
}
