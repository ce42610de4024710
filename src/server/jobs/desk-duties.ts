import { setTimeout as sleep } from 'node:timers/promises'
import { type DueDeps, nextPlanned, publishDue } from '../editing/pieces/due.ts'
import type { GoesOn, SchoolDuty } from './duty.ts'

/** A stop, or a lease that was lost, is noticed after so long. */
const stepMs = 500

/**
 * Drafts and releases that go out by themselves. Each time looks ahead until the next and waits for what comes due
 * within it, so that something planned for midnight is out at midnight although nobody asks every second. What is
 * published is announced as any other write: by the triggers of the tables that it is written to.
 */
export const deskDuties = (deps: DueDeps, everyMs: number): SchoolDuty[] => [
  {
    name: 'planned-drafts',
    everyMs,
    async forSchool(tenant, goesOn) {
      await publishDue(deps, tenant, goesOn)
      const next = await nextPlanned(deps, tenant)
      const ahead = next ? next.getTime() - deps.now().getTime() : Number.POSITIVE_INFINITY
      if (ahead > everyMs || !(await waited(ahead, goesOn))) return
      await publishDue(deps, tenant, goesOn)
    },
  },
]

async function waited(ms: number, goesOn: GoesOn): Promise<boolean> {
  for (let left = ms; left > 0; left -= stepMs) {
    await sleep(Math.min(left, stepMs))
    if (!(await goesOn())) return false
  }
  return true
}
