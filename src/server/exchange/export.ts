import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { bucketOf } from '../adapters/bucket.ts'
import type { Storage } from '../adapters/storage.ts'
import type { Database, Tx } from '../db/client.ts'
import { writeHashed } from './hashed-file.ts'
import {
  ExchangeError,
  fileKinds,
  formatVersion,
  type Manifest,
  manifestFile,
  peopleFile,
  tableFile,
} from './manifest.ts'
import { peopleOf, personColumns } from './people.ts'
import { identifiers, rowsOf } from './sql.ts'
import { type ExchangeTable, staysBehind, tenantTables } from './tables.ts'

export interface ExchangeDeps {
  database: Database
  storage: Storage
}

const rowsAtOnce = 1_000
const bytesAtOnce = 8 * 1024 * 1024

/** A whole school as a folder of lines of JSON and files. The manifest comes last: without it the folder is no export. */
export async function exportTenant(
  { database, storage }: ExchangeDeps,
  tenant: string,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new ExchangeError(`${folder} is not empty; name a folder that is not there yet.`)
  const tables = tenantTables().filter(({ name }) => !staysBehind.has(name))
  const fromDatabase = await database.platform.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('TimeZone', 'UTC', true)`)
      const row = await tenantRow(tx, tenant)
      const people = await writeRows(tx, folder, peopleFile, personColumns, peopleOf(tables, tenant))
      // From here on row-level security applies, as to everything else that reads a school.
      await tx.execute(
        sql`select set_config('app.tenant', ${tenant}, true), set_config('role', 'fieldhouse_app', true)`,
      )
      const written: Manifest['tables'] = {}
      for (const table of tables)
        written[table.name] = await writeRows(
          tx,
          folder,
          tableFile(table.name),
          table.columns,
          rowsInOrder(table),
        )
      return { tenant: row, tables: written, people }
    },
    // One moment of the school, however long the writing takes.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const manifest: Manifest = {
    format: formatVersion,
    created: new Date().toISOString(),
    ...fromDatabase,
    files: {},
    privateFiles: {},
  }
  for (const { kind, prefix } of fileKinds)
    manifest[kind] = await writeFiles(storage, prefix(bucketOf(fromDatabase.tenant)), join(folder, kind))
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, {
    flag: 'wx',
    flush: true,
  })
  return manifest
}

async function tenantRow(tx: Tx, tenant: string): Promise<Manifest['tenant']> {
  const [found] = rowsOf<{ entry: Manifest['tenant'] }>(
    await tx.execute(
      // What the demo noted of its own rows says nothing in another place.
      sql`select to_jsonb(tenants) - 'seeded_rows' as entry from tenants where key = ${tenant}`,
    ),
  )
  if (!found) throw new ExchangeError(`There is no school '${tenant}'.`)
  return found.entry
}

function rowsInOrder({ name, columns, key }: ExchangeTable): SQL {
  return sql`select ${identifiers(columns)} from ${sql.identifier(name)} order by ${identifiers(key)}`
}

/** The database writes the JSON, so that no number or date passes through a type that cannot hold it. */
async function writeRows(tx: Tx, folder: string, file: string, columns: string[], query: SQL) {
  let rows = 0
  async function* lines() {
    await tx.execute(
      sql`declare exported no scroll cursor for select row_to_json(one)::text as line from (${query}) one`,
    )
    for (;;) {
      const batch = rowsOf<{ line: string }>(
        await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from exported`),
      )
      if (batch.length === 0) break
      rows += batch.length
      yield batch.map(({ line }) => `${line}\n`).join('')
    }
    await tx.execute(sql`close exported`)
  }
  const fingerprint = await writeHashed(join(folder, file), lines())
  return { rows, columns, ...fingerprint }
}

async function writeFiles(storage: Storage, prefix: string, folder: string): Promise<Manifest['files']> {
  const written: Manifest['files'] = {}
  for (const path of await storage.list(prefix)) {
    const name = path.slice(prefix.length)
    written[name] = await writeHashed(join(folder, ...name.split('/')), piecesOf(storage, path))
  }
  return written
}

async function* piecesOf(storage: Storage, path: string): AsyncGenerator<Buffer> {
  for (let start = 0; ; start += bytesAtOnce) {
    const piece = await storage.read(path, { start, end: start + bytesAtOnce - 1 })
    if (!piece) throw new ExchangeError(`${path} disappeared while it was exported; export again.`)
    yield piece.bytes
    if (start + bytesAtOnce >= piece.size) return
  }
}
