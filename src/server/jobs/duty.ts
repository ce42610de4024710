import type { Tenant } from '#contract/tenants.ts'

/**
 * Asked before each piece of work that cannot be taken back. No where the server stops, or where another process has taken
 * the duty over meanwhile, because this one was frozen for longer than its lease.
 */
export type GoesOn = () => boolean | Promise<boolean>

interface Timed {
  /** Under which it is known in the database, to every process. */
  name: string
  everyMs: number
}

/** Done for each school in its own time: a long one of a school does not keep the others waiting on another process. */
export interface SchoolDuty extends Timed {
  forSchool(tenant: Tenant, goesOn: GoesOn): Promise<unknown>
}

/** Done for all schools at once. */
export interface PlatformDuty extends Timed {
  forPlatform(goesOn: GoesOn): Promise<unknown>
}

/** What is to be done now and then, by one process at a time. */
export type Duty = SchoolDuty | PlatformDuty

/** Until the next time: a duty begins every so often, however long it takes, and at once where that has passed. */
export const restMs = (everyMs: number, tookMs: number): number => Math.max(0, everyMs - tookMs)

const [shortestPauseMs, longestPauseMs] = [50, 60_000]

/** Until it is worth looking again: at the first that is due, and now and then for schools that are new. */
export const pauseMs = (waits: readonly number[]): number =>
  Math.max(shortestPauseMs, Math.min(longestPauseMs, ...waits))
