import pg from 'pg'
import type { Dump } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { findProgram, libpqEnvironment, runProgram } from './libpq.ts'
import { type Ask, type TableSums, tableSums } from './table-sums.ts'

const role = 'fieldhouse_app'

async function connected<Result>(databaseUrl: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'fieldhouse backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(async (text) => (await client.query(text)).rows)
  } finally {
    await client.end()
  }
}

/** One moment of the database, as PostgreSQL's own program writes it, and what is in its tables at that very moment. */
export const dumpPostgres = <Result>(databaseUrl: string, use: (dump: Dump) => Promise<Result>) =>
  connected(databaseUrl, async (ask) => {
    await ask('begin isolation level repeatable read read only')
    const [snapshot] = await ask<{ id: string }>('select pg_export_snapshot() as id')
    const tables = await tableSums(ask)
    const args = ['--no-owner', '--format=custom', `--snapshot=${snapshot?.id}`]
    const pieces = runProgram(findProgram('pg_dump'), args, libpqEnvironment(databaseUrl), null)
    return use({ tables, pieces })
  })

/** Into an empty database, whole or not at all. A dump mentions the role and does not hold it, so that comes first. */
export async function restorePostgres(
  databaseUrl: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<TableSums> {
  const env = libpqEnvironment(databaseUrl)
  await connected(databaseUrl, async (ask) => {
    const [found] = await ask<{ tables: number }>(
      `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'v', 'm', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
    )
    if (found?.tables !== 0)
      throw new BackupError(
        'The database of DATABASE_URL has tables already. Name one that is new and empty.',
      )
    await ask(
      `do $$ begin create role ${role} nologin noinherit; exception when duplicate_object or unique_violation then null; end $$`,
    ).catch((error: Error) => {
      throw new BackupError(
        `The role ${role} cannot be made (${error.message}). As an administrator run: CREATE ROLE ${role} NOLOGIN NOINHERIT; GRANT ${role} TO the user of DATABASE_URL.`,
      )
    })
  })
  const args = [
    '--no-owner',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${env.PGDATABASE ?? env.PGUSER}`,
  ]
  await Array.fromAsync(runProgram(findProgram('pg_restore'), args, env, pieces))
  return connected(databaseUrl, tableSums)
}
