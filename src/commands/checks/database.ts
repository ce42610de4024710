import type { DatabaseFacts } from '#server/db/facts.ts'
import type { Finding } from './finding.ts'

const mostApartMs = 2_000

/** Signatures, plans and leases are reckoned by clocks that must agree. */
export const checkClock = ({ clockAheadMs }: Pick<DatabaseFacts, 'clockAheadMs'>): Finding =>
  Math.abs(clockAheadMs) > mostApartMs
    ? {
        name: 'Clock',
        problem: `the database is ${Math.abs(clockAheadMs)} ms ${clockAheadMs > 0 ? 'ahead of' : 'behind'} this machine; set both by NTP`,
      }
    : { name: 'Clock', note: `${Math.abs(clockAheadMs)} ms from the database's` }

/** A start migrates; a database that is ahead belongs to a newer version. */
export const checkMigrations = ({
  migrations: { had, known },
}: Pick<DatabaseFacts, 'migrations'>): Finding =>
  had > known
    ? {
        name: 'Migrations',
        problem: `the database has had ${had}, and this version knows ${known}: run the newer version, which wrote them`,
      }
    : { name: 'Migrations', note: `${had} of ${known}` }

/** All processes of all machines share what the server gives. */
export function checkConnections(
  { mostConnections }: Pick<DatabaseFacts, 'mostConnections'>,
  pools: number,
): Finding | null {
  if (mostConnections === null) return null
  const wanted = pools + 1
  return wanted > mostConnections
    ? {
        name: 'Connections',
        problem: `one process may open ${wanted}, and the server takes ${mostConnections}; lower DATABASE_POOL, DATABASE_WRITE_POOL and DATABASE_JOB_POOL, or raise max_connections`,
      }
    : {
        name: 'Connections',
        note: `${wanted} for each process, of ${mostConnections}: enough for ${Math.floor(mostConnections / wanted)}`,
      }
}

const mostLag = 1

export function checkBus(lagSeconds: number): Finding {
  if (!Number.isFinite(lagSeconds))
    return {
      name: 'Bus',
      problem:
        'what is said is not heard: a pooler in transaction mode swallows LISTEN. DATABASE_URL must lead to PostgreSQL itself, or to a pooler in session mode',
    }
  return lagSeconds > mostLag
    ? {
        name: 'Bus',
        problem: `changes are heard after ${lagSeconds.toFixed(1)} s; look at the load of the database`,
      }
    : { name: 'Bus', note: `heard after ${Math.round(lagSeconds * 1000)} ms` }
}
