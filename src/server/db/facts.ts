import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

export interface DatabaseFacts {
  /** As in 15.4. */
  version: string
  /** Milliseconds by which its clock is ahead of this machine's, give or take half of what the question took. */
  clockAheadMs: number
  /** Migrations that it has had, and those that this code knows. */
  migrations: { had: number; known: number }
  /** Connections that it takes; null where that does not say anything. */
  mostConnections: number | null
}

const journal = join(import.meta.dirname, 'migrations/meta/_journal.json')

export async function databaseFacts({ platform, engine }: Database): Promise<DatabaseFacts> {
  const began = Date.now()
  const { rows } = (await platform.execute(
    sql`select current_setting('server_version') as version,
               (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
               current_setting('max_connections')::int as most,
               (select count(*)::int from drizzle.__drizzle_migrations) as had`,
  )) as unknown as { rows: { version: string; now: number; most: number; had: number }[] }
  const middle = (began + Date.now()) / 2
  const { version = '', now = middle, most = 0, had = 0 } = rows[0] ?? {}
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }
  return {
    version,
    clockAheadMs: Math.round(now - middle),
    migrations: { had, known: entries.length },
    mostConnections: engine === 'postgres' ? most : null,
  }
}
