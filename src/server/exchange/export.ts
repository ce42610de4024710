import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { type SQL, sql } from 'drizzle-orm'
import { bucketOf } from '../adapters/bucket.ts'
import { piecesOf } from '../adapters/file-pieces.ts'
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
import { type TarEntry, tarOf } from './tar.ts'

export interface ExchangeDeps {
  database: Database
  storage: Storage
}

const rowsAtOnce = 1_000

/** A whole school as a folder of lines of JSON and files. The manifest comes last: without it the folder is no export. */
export async function exportTenant(
  { database, storage }: ExchangeDeps,
  tenant: string,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new ExchangeError(`${folder} is not empty; name a folder that is not there yet.`)
  const manifest = await writeTables(database, tenant, folder)
  for (const { kind, path, name } of await storedFiles(storage, manifest))
    manifest[kind][name] = await writeHashed(join(folder, kind, ...name.split('/')), piecesOf(storage, path))
  await writeFile(join(folder, manifestFile), manifestText(manifest), { flag: 'wx', flush: true })
  return manifest
}

/**
 * The same as one archive, made while it is sent: only the rows pass through a folder, which is gone with the last of
 * them. An archive that broke off has no manifest, and nobody takes it for whole.
 */
export function tarOfTenant(deps: ExchangeDeps, tenant: string, folder: string): AsyncGenerator<Uint8Array> {
  return tarOf(archivedFiles(deps, tenant, folder), new Date())
}

async function* archivedFiles(
  { database, storage }: ExchangeDeps,
  tenant: string,
  folder: string,
): AsyncGenerator<TarEntry> {
  const inArchive = (...path: string[]) => [`${tenant}-export`, ...path].join('/')
  try {
    const manifest = await writeTables(database, tenant, folder)
    const rows = [
      { file: peopleFile, size: manifest.people.bytes },
      ...Object.entries(manifest.tables).map(([name, { bytes }]) => ({ file: tableFile(name), size: bytes })),
    ]
    for (const { file, size } of rows)
      yield {
        path: inArchive(...file.split(sep)),
        size,
        pieces: createReadStream(join(folder, file)) as AsyncIterable<Uint8Array>,
      }
    for (const { kind, path, name } of await storedFiles(storage, manifest)) {
      const hash = createHash('sha256')
      const size = (await storage.stat(path))?.size
      if (size === undefined) throw gone(path)
      yield { path: inArchive(kind, name), size, pieces: hashedOnTheWay(piecesOf(storage, path), hash) }
      manifest[kind][name] = { bytes: size, sha256: hash.digest('hex') }
    }
    const last = Buffer.from(manifestText(manifest))
    yield { path: inArchive(manifestFile), size: last.length, pieces: Readable.from([last]) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* hashedOnTheWay(pieces: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
}

const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`

/** What the database has of a school, in files of a folder; its manifest as yet without what is stored elsewhere. */
async function writeTables({ platform }: Database, tenant: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  const tables = tenantTables().filter(({ name }) => !staysBehind.has(name))
  const fromDatabase = await platform.transaction(
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
  return {
    format: formatVersion,
    created: new Date().toISOString(),
    ...fromDatabase,
    files: {},
    privateFiles: {},
  }
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

/** All files of a school in the storage, with their names below its folder. */
async function storedFiles(storage: Storage, { tenant }: Manifest) {
  const found = []
  for (const { kind, prefix: prefixOf } of fileKinds) {
    const prefix = prefixOf(bucketOf(tenant))
    for (const path of await storage.list(prefix)) found.push({ kind, path, name: path.slice(prefix.length) })
  }
  return found
}

const gone = (path: string) => new ExchangeError(`${path} disappeared while it was exported; export again.`)
