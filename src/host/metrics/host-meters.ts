import type { Bus } from '#server/db/bus.ts'
import type { Database } from '#server/db/client.ts'
import { dutyLoad } from '#server/jobs/duties.queries.ts'
import type { Workshop } from '#server/limits/workshop.ts'
import type { Meters } from '#server/meters/meters.ts'
import type { ReadCache } from '#server/read-cache.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { beingPressed } from '../cache/pressing.ts'

interface Counted {
  cache: PageCache
  readCache: ReadCache
  /** By name, what is made in turns. */
  workshops: Readonly<Record<string, Workshop>>
  database: Database
  bus: Bus
}

const one = (value: number) => [{ value }]

/** What is asked of the parts of a server when somebody looks: nothing of it costs a request anything. */
export function countHost(meters: Meters, { cache, readCache, workshops, database, bus }: Counted): void {
  meters.total('cache_answers_total', 'Pages and answers of the API, by where they came from', () => {
    const { hits, stale, misses } = cache.stats()
    return Object.entries({ hit: hits, stale, miss: misses }).map(([state, value]) => ({
      labels: { state },
      value,
    }))
  })
  meters.total('renders_failed_total', 'Pages and answers that could not be made', () =>
    one(cache.stats().failures),
  )
  meters.total('cache_wrong_total', 'Kept pages that were found to be no longer right', () =>
    one(cache.stats().wrong),
  )
  meters.total('cache_evictions_total', 'Kept pages that had to make room', () =>
    one(cache.stats().evictions),
  )
  meters.gauge('cache_entries', 'Pages and answers that are kept', () => one(cache.stats().entries))
  meters.gauge('cache_bytes', 'Memory that they take', () => one(cache.stats().bytes))
  meters.gauge('rendering', 'Pages and answers that are being made', () => one(cache.stats().rendering))
  meters.gauge('pressing', 'Pages and files that wait to be made as small as they can be', () =>
    one(beingPressed()),
  )
  meters.gauge('remembered_entries', 'Answers as values, from which pages are made', () =>
    one(readCache.stats().entries),
  )
  meters.gauge('remembered_bytes', 'Memory that they take', () => one(readCache.stats().bytes))
  const queues = () => Object.entries(workshops).map(([queue, { load }]) => ({ queue, ...load() }))
  meters.gauge('queue_waiting', 'What waits for its turn to be made', () =>
    queues().map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
  )
  meters.gauge('queue_running', 'What is being made', () =>
    queues().map(({ queue, running }) => ({ labels: { queue }, value: running })),
  )
  meters.gauge('database_connections', 'Connections to the database, by lane and whether one is in use', () =>
    database.load().flatMap(({ lane, open, idle }) => [
      { labels: { lane, state: 'idle' }, value: idle },
      { labels: { lane, state: 'used' }, value: open - idle },
    ]),
  )
  meters.gauge('database_waiting', 'Who waits for a connection, or for a turn at the embedded database', () =>
    database.load().map(({ lane, waiting }) => ({ labels: { lane }, value: waiting })),
  )
  meters.gauge('bus_lag_seconds', 'Seconds until this process hears what it says over the bus', async () =>
    one(await bus.lag()),
  )
  meters.total(
    'bus_gaps_total',
    'Times that the bus was lost, after which everything kept is made anew',
    () => one(bus.gaps()),
  )
  meters.gauge('duties_failed', 'Duties that failed the last time, of all processes and schools', async () =>
    (await dutyLoad(database.jobs)).map(({ duty, failed }) => ({ labels: { duty }, value: failed })),
  )
  meters.gauge('duties_late_seconds', 'Seconds since the duty that waits longest was due', async () =>
    (await dutyLoad(database.jobs)).map(({ duty, lateSeconds }) => ({
      labels: { duty },
      value: lateSeconds,
    })),
  )
}
