import { join } from 'node:path'
import pg from 'pg'
import { seedSchools } from '#seeds/load/load.ts'
import { readConfig } from '#server/config/config.ts'
import { openServices } from '#server/open.ts'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import type { Context } from './context.ts'

export interface SeededPostgres extends AsyncDisposable {
  /** A database with the demo schools that nobody else uses. */
  copy(name: string): Promise<string>
}

/** The demo schools on PostgreSQL, to be copied as often as they are needed; null where none can be had. */
export async function seededPostgres(context: Context): Promise<SeededPostgres | null> {
  const postgres = await startPostgres()
  if (!postgres) return null
  const prefix = `fieldhouse_bench_${process.pid}`
  const made = [`${prefix}_seeded`]
  const url = (database: string) => Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href
  const onServer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${prefix}_seeded`)
  const folder = join(context.folder('postgres'), 'data')
  const services = await openServices(readConfig({ DATA_DIR: folder, DATABASE_URL: url(`${prefix}_seeded`) }))
  await seedSchools({ ...services.jobs, storage: services.storage, log: () => {} })
  await services.close()
  return {
    async copy(name) {
      const copied = `${prefix}_${name}`
      await onServer(`create database ${copied} template ${prefix}_seeded`)
      made.push(copied)
      return url(copied)
    },
    async [Symbol.asyncDispose]() {
      await onServer(...made.map((database) => `drop database ${database} with (force)`))
      await postgres.stop()
    },
  }
}
