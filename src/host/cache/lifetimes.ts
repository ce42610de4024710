import { untilTomorrowMs } from '#server/parts/next-midnight.ts'
import type { Rendered } from './page-entry.ts'

export type Lifetimes = Pick<Rendered, 'ttl' | 'swr' | 'sie'>

/** Seconds; for what nobody but the visitor may see, and for what failed. */
export const none: Lifetimes = { ttl: 0, swr: 0, sie: 0 }

/** Where another server has the data, nobody tells us of changes: fresh, shown while made anew, shown if that fails. */
export const untold: Lifetimes = { ttl: 30, swr: 300, sie: 86_400 }

/** What is kept holds until what it was made from changes or is due, at most until the day ends. */
export function untilTomorrow(timeZone: string, now: Date): Lifetimes {
  return { ttl: untilTomorrowMs(timeZone, now.getTime()) / 1000, swr: 300, sie: 86_400 }
}
