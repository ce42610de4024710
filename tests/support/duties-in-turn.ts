import type { Tenant } from '#contract/tenants.ts'
import type { SchoolDuty } from '#server/jobs/duty.ts'

export interface DutiesInTurn {
  /** Every duty for every school. Whoever asks meanwhile waits for the same. */
  run(): Promise<void>
}

/** Duties whose time comes when a test says so. */
export function dutiesInTurn(duties: SchoolDuty[], tenants: () => Tenant[]): DutiesInTurn {
  let running: Promise<void> | null = null
  async function runAll(): Promise<void> {
    for (const duty of duties) for (const tenant of tenants()) await duty.forSchool(tenant, () => true)
  }
  return {
    run() {
      running ??= runAll().finally(() => {
        running = null
      })
      return running
    },
  }
}
