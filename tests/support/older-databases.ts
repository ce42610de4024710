import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { databaseOptions } from '#server/open.ts'
import type { Engine } from './engines.ts'
import type { KeptDatabase } from './keep-database.ts'

const folder = join(import.meta.dirname, '../databases')
const migrations = join(import.meta.dirname, '../../src/server/db/migrations')

/** The versions of which something was kept, oldest first. */
export const earlierVersions: string[] = (await Array.fromAsync(glob('*.json.gz', { cwd: folder })))
  .map((file) => basename(file, '.json.gz'))
  .toSorted()

/** The engine with databases as an earlier version left them. */
export const olderEngine = (engine: Engine, version: string): Engine => ({
  name: engine.name,
  async create(env) {
    const made = await engine.create(env)
    const database = await openDatabase(databaseOptions(made.config))
    await fill(
      database,
      JSON.parse(gunzipSync(await readFile(join(folder, `${version}.json.gz`))).toString()),
    )
    await database.close()
    return made
  },
})

async function fill(database: Database, kept: KeptDatabase): Promise<void> {
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  await database.platform.transaction(async (tx) => {
    await tx.execute(sql`create schema drizzle`)
    await tx.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    for (const { tag, when } of journal.entries.slice(0, kept.migrations)) {
      const file = await readFile(join(migrations, `${tag}.sql`), 'utf8')
      for (const statement of file.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${tag}, ${when})`,
      )
    }
    // The rows are whole, and come in any order.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const [table, rows] of Object.entries(kept.rows)) {
      const names = sql.join(
        Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
        sql`, `,
      )
      await tx.execute(sql`insert into ${sql.identifier(table)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`)
    }
  })
}
