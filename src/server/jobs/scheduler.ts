import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '#contract/tenants.ts'
import type { WorkDatabase } from '../db/client.ts'
import { type Claim, claimDue, enrol, putDown, renew, waitsOf } from './duties.queries.ts'
import { type Duty, type GoesOn, pauseMs, restMs } from './duty.ts'

export interface SchedulerDeps {
  database: WorkDatabase
  tenants: () => Tenant[]
  log: (line: string, error?: unknown) => void
  /** How long a process that is gone, or frozen, keeps a duty from the others. */
  leaseMs?: number
}

export interface Scheduler {
  /** Lets what is being done come to a place where it can be left, and starts nothing more. */
  stop(): Promise<void>
}

/** How often a lease is renewed before it would be over. */
const renewals = 3
/** A database that is away is asked again then, or when the duty would be due if that is sooner. */
const retryMs = 5_000
const platformOnly = ['']

/**
 * Does each duty every so often, on one process at a time: whoever claims it in the database has it for as long as the
 * lease, which is renewed while it is done. One loop for each duty, so that a long one does not hold up another.
 */
export function startScheduler(duties: readonly Duty[], deps: SchedulerDeps): Scheduler {
  const { database, tenants, log, leaseMs = 15_000 } = deps
  const { platform } = database
  const stopping = new AbortController()
  const loops = duties.map(keep)

  async function keep(duty: Duty): Promise<void> {
    let [isEnrolled, isTold] = [false, false]
    while (!stopping.signal.aborted) {
      let wait = Math.min(duty.everyMs, retryMs)
      try {
        if (!isEnrolled) await enrol(platform, { ...duty, schools: schoolsOf(duty) })
        isEnrolled = true
        await doAllDue(duty)
        wait = await untilNext(duty)
        isTold = false
      } catch (error) {
        // Told once: a database that is away is away for more than one look.
        if (!isTold && !stopping.signal.aborted) log(`the duty ${duty.name} waits`, error)
        isTold = true
      }
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  function schoolsOf(duty: Duty): string[] {
    return 'forSchool' in duty ? tenants().map(({ key }) => key) : platformOnly
  }

  async function untilNext(duty: Duty): Promise<number> {
    const schools = new Set(schoolsOf(duty))
    const waits = (await waitsOf(platform, duty.name)).filter(({ school }) => schools.has(school))
    for (const { school } of waits) schools.delete(school)
    await enrol(platform, { ...duty, schools: [...schools] })
    return pauseMs([duty.everyMs, ...waits.map(({ ms }) => ms)])
  }

  async function doAllDue(duty: Duty): Promise<void> {
    while (!stopping.signal.aborted) {
      const holder = `${hostname()} ${process.pid} ${randomUUID()}`
      const claim = await claimDue(platform, { name: duty.name, schools: schoolsOf(duty), holder, leaseMs })
      if (!claim) return
      await fulfil(duty, claim)
    }
  }

  async function fulfil(duty: Duty, claim: Claim): Promise<void> {
    const started = performance.now()
    const lease = holdLease(() => renew(platform, claim, leaseMs), leaseMs / renewals)
    let lastError: string | null = null
    try {
      await act(duty, claim, async () => !stopping.signal.aborted && (await lease.isOurs()))
    } catch (error) {
      log(`the duty ${claim.name}${claim.school && ` of ${claim.school}`} failed`, error)
      lastError = reasonOf(error)
    } finally {
      lease.end()
    }
    // What was left in the middle is due at once, for another process or for the next start.
    const nextInMs = stopping.signal.aborted ? 0 : restMs(duty.everyMs, performance.now() - started)
    await putDown(platform, claim, { nextInMs, lastError })
  }

  async function act(duty: Duty, { school }: Claim, goesOn: GoesOn): Promise<void> {
    if ('forPlatform' in duty) await duty.forPlatform(goesOn)
    else {
      const tenant = tenants().find(({ key }) => key === school)
      if (tenant) await duty.forSchool(tenant, goesOn)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** Without the query that failed, which may name people. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return reason instanceof Error ? reason.message : String(reason)
}

/** Renews a lease by itself and whenever it is asked about. Once it is lost it stays lost. */
function holdLease(renewed: () => Promise<boolean>, everyMs: number) {
  let isLost = false
  async function isOurs(): Promise<boolean> {
    if (!isLost && !(await renewed())) isLost = true
    return !isLost
  }
  // Where the database is away it is asked again the next time.
  const timer = setInterval(() => void isOurs().catch(() => {}), everyMs)
  timer.unref()
  return { isOurs, end: () => clearInterval(timer) }
}
