import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '#contract/tenants.ts'
import type { Storage } from '#server/adapters/storage.ts'
import type { WorkDatabase } from '#server/db/client.ts'
import { tenants as seeded } from '#server/db/schema/tenants.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { schoolData } from '../generate/school.ts'
import type { SchoolKey } from '../model/model.ts'
import { type Door, openDoor } from './door.ts'
import { Scorer } from './scorer.ts'

interface SimulatorDeps {
  database: WorkDatabase
  scope: TenantScope
  storage: Storage
  tenants: Tenant[]
  /** Where the server that the files are sent to listens. */
  address: AddressInfo | string | null
  /** Milliseconds between two files of a school, give or take. */
  everyMs: number
  now: () => Date
  log: (line: string) => void
  warn: (line: string, error?: unknown) => void
}

interface Simulator {
  stop(): Promise<void>
}

/** Sends a little earlier or later each time, as people do. */
const jitter = 0.3

/**
 * Lets every demo school have a game in progress: a scorer for each sends a growing Stat Crew file through the same
 * door as anybody's, and goes on to the next game when one is over.
 */
export async function simulateGames(deps: SimulatorDeps): Promise<Simulator> {
  const stopping = new AbortController()
  const schools = (await seededSchools(deps)).map((school) => keepScore(deps, school, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(schools)
    },
  }
}

type DemoSchool = Tenant & { key: SchoolKey }

/** A school that somebody brought along is nobody's demo, whatever its name. */
async function seededSchools({ database, tenants }: SimulatorDeps): Promise<DemoSchool[]> {
  const rows = await database.platform.select({ key: seeded.key, seededFor: seeded.seededFor }).from(seeded)
  const keys = new Set(rows.filter(({ seededFor }) => seededFor !== null).map(({ key }) => key))
  const isDemo = (tenant: Tenant): tenant is DemoSchool => tenant.key in schoolData && keys.has(tenant.key)
  return tenants.filter(isDemo)
}

/** A server that listens everywhere is reached on this machine. */
function originOf(address: SimulatorDeps['address']): string {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  const isAnywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = isAnywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}

async function keepScore(deps: SimulatorDeps, school: DemoSchool, signal: AbortSignal): Promise<void> {
  const write = <T>(act: (work: Work) => Promise<T>) =>
    deps.scope.write(school.key, (tx) => act({ tx, tenant: school, now: deps.now() }))
  let door: Door | null = null
  let scorer: Scorer | null = null
  let lastFault = ''
  while (!signal.aborted) {
    try {
      door ??= await write((work) => openDoor(work, originOf(deps.address)))
      scorer ??= new Scorer({ ...deps, school, write, door })
      if ((await scorer.tell()) === 'replaced') {
        deps.log(`Another process plays the simulated games of ${school.name} now.`)
        return
      }
      lastFault = ''
    } catch (error) {
      // Told once: a database that is away is away for more than one file.
      const fault = error instanceof Error ? error.message : String(error)
      if (fault !== lastFault && !signal.aborted)
        deps.warn(`The simulated game of ${school.name} waits`, error)
      lastFault = fault
    }
    const wait = deps.everyMs * (1 - jitter + Math.random() * 2 * jitter)
    await pause(wait, undefined, { signal, ref: false }).catch(() => {})
  }
}
