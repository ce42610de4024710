import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { bucketOf, isTenantKey } from '../adapters/bucket.ts'
import { contentTypeOf, type Storage } from '../adapters/storage.ts'
import type { Tx } from '../db/client.ts'
import { countOn } from '../db/count-on.ts'
import { settle } from '../db/settle.ts'
import { cleanRow } from '../text/clean-row.ts'
import { comeToRest } from './come-to-rest.ts'
import type { ExchangeDeps } from './export.ts'
import { batchesOfLines } from './hashed-file.ts'
import {
  ExchangeError,
  fileKinds,
  type Manifest,
  peopleFile,
  readManifest,
  tableFile,
  verifyFolder,
} from './manifest.ts'
import { knownPersonColumns, withPeople, writePeople } from './people.ts'
import { fileRenamer } from './rename.ts'
import { checkRow } from './row.ts'
import { checkSchool } from './school-row.ts'
import { identifiers, recordset, rowsOf } from './sql.ts'
import { inOrderOfReference, type PlacedTable } from './table-order.ts'
import { staysBehind, tenantTables } from './tables.ts'

export interface Imported {
  key: string
  rows: number
  files: number
  /** Host names that another school claims here. */
  hostsLeftOut: string[]
}

export interface ImportOptions {
  /** The key that it has here, where that is not its own. */
  as?: string
  /** Whether the folder is one's own: its tags then run, and its mails and refunds go on where they were. */
  isOwn?: boolean
}

/** Any constant: two imports take turns, so that the second sees the school of the first. */
const importLock = 7_051_919

/** A school from its exported folder: all of it or nothing. */
export async function importTenant(
  { database, storage }: ExchangeDeps,
  folder: string,
  options: ImportOptions = {},
): Promise<Imported> {
  const manifest = await readManifest(folder)
  const key = options.as ?? manifest.tenant.key
  for (const name of [manifest.tenant.key, key])
    if (!isTenantKey(name))
      throw new ExchangeError(`'${name}' cannot be a school's key: small letters, digits and dashes.`)
  checkSchool(manifest.tenant)
  await refuseExisting(database.platform, key)
  const tables = inOrderOfReference(tenantTables())
  refuseUnknown(manifest, tables)
  await verifyFolder(folder, manifest)

  const rename = fileRenamer(
    bucketOf(manifest.tenant),
    key,
    new Set([...Object.keys(manifest.files), ...Object.keys(manifest.privateFiles)]),
  )
  const written: string[] = []
  let imported: Imported
  try {
    // Before the transaction, which would otherwise stand idle for as long as the files take.
    await writeFiles(storage, folder, manifest, key, written)
    imported = await database.platform.transaction(async (tx) => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(${importLock}), set_config('app.tenant', ${key}, true), set_config('TimeZone', 'UTC', true)`,
      )
      await refuseExisting(tx, key)
      const rows = await writeTables(tx, folder, manifest, tables, rename)
      await comeToRest(tx, options.isOwn ?? false)
      for (const table of tables) if (table.isCounted) await countOn(tx, table.name)
      const hostsLeftOut = await writeTenant(tx, manifest.tenant, key, rename)
      return {
        key,
        rows,
        files: Object.keys(manifest.files).length + Object.keys(manifest.privateFiles).length,
        hostsLeftOut,
      }
    })
  } catch (error) {
    for (const path of written) await storage.delete(path)
    throw error
  }
  // A server with many schools sees to it in its own time.
  if (database.engine === 'pglite') await settle(database)
  return imported
}

async function refuseExisting(tx: Tx, key: string): Promise<void> {
  const known = rowsOf(await tx.execute(sql`select 1 from tenants where key = ${key}`))
  if (known.length > 0)
    throw new ExchangeError(`There is a school '${key}' already; import it under another name with --as.`)
}

/** What this version has no place for would be lost without a word, and what no export has is somebody's trick. */
function refuseUnknown({ tables: exported, people }: Manifest, tables: readonly PlacedTable[]): void {
  const known = [...tables, { name: 'people', columns: knownPersonColumns }]
  for (const [name, { columns }] of Object.entries({ ...exported, people })) {
    const table = known.find((one) => one.name === name)
    if (new Set(columns).size < columns.length)
      throw new ExchangeError(`The export has a column of ${name} twice.`)
    const unknown = table ? columns.find((column) => !table.columns.includes(column)) : name
    if (unknown)
      throw new ExchangeError(
        `The export has ${table ? `${name}.${unknown}` : name}, which this version does not know. Update Fieldhouse first.`,
      )
  }
}

async function writeTables(
  tx: Tx,
  folder: string,
  manifest: Manifest,
  tables: readonly PlacedTable[],
  rename: (text: string) => string,
): Promise<number> {
  const people = new Map<string, string>()
  for await (const lines of batchesOfLines(join(folder, peopleFile))) {
    for (const [given, id] of await writePeople(tx, lines)) people.set(given, id)
  }
  let rows = 0
  const exported = tables.filter(({ name }) => Object.hasOwn(manifest.tables, name) && !staysBehind.has(name))
  const batches = async function* (table: PlacedTable) {
    for await (const lines of batchesOfLines(join(folder, tableFile(table.name))))
      yield lines.map((line) => {
        checkRow(table, line)
        return cleanRow(table.name, withPeople(rename(line), table, people))
      })
  }
  for (const table of exported) {
    const given = manifest.tables[table.name]?.columns ?? []
    const columns = identifiers(given.filter((column) => !table.deferred.includes(column)))
    let count = 0
    for await (const lines of batches(table)) {
      count += lines.length
      await tx
        .execute(
          sql`insert into ${sql.identifier(table.name)} (${columns}) select ${columns} from ${recordset(table.name, lines)}`,
        )
        .catch(refuseRows(table.name))
    }
    if (count !== manifest.tables[table.name]?.rows)
      throw new ExchangeError(`The export is not whole: ${table.name} has ${count} rows.`)
    rows += count
  }
  for (const table of exported.filter(({ deferred }) => deferred.length > 0)) {
    for await (const lines of batches(table)) await fillIn(tx, table, lines).catch(refuseRows(table.name))
  }
  return rows
}

/** What the database has against the rows of a folder, in one line; a failure of its own stays what it is. */
const refuseRows =
  (table: string) =>
  (error: unknown): never => {
    const { code = '', message } = rootOf(error)
    if (!/^(22|23|42|54)/.test(code)) throw error
    throw new ExchangeError(`The export's ${table} cannot be taken: ${message.slice(0, 200)}.`)
  }

function rootOf(error: unknown): { code?: string; message: string } {
  const { cause } = error as Error
  return cause instanceof Error ? rootOf(cause) : (error as { code?: string; message: string })
}

/** The references that had to wait until every row was there. */
async function fillIn(tx: Tx, { name, key, deferred }: PlacedTable, lines: readonly string[]): Promise<void> {
  const own = sql.identifier(name)
  const values = sql.join(
    deferred.map((column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`),
    sql`, `,
  )
  const isSame = sql.join(
    key.map((column) => sql`${own}.${sql.identifier(column)} = given.${sql.identifier(column)}`),
    sql` and `,
  )
  await tx.execute(sql`
    update ${own} set ${values} from ${recordset(name, lines)} given
    where ${own}.tenant_id = current_setting('app.tenant') and ${isSame}`)
}

/** Last of all, because the entry is what makes the school be there. */
async function writeTenant(
  tx: Tx,
  exported: Manifest['tenant'],
  key: string,
  rename: (text: string) => string,
): Promise<string[]> {
  const claimed = new Set(
    rowsOf<{ host: string }>(await tx.execute(sql`select unnest(hosts) as host from tenants`)).map(
      ({ host }) => host,
    ),
  )
  const free = exported.hosts.filter((host) => !claimed.has(host))
  const configuration = (exported.configuration ?? {}) as Record<string, unknown>
  const moved = Object.fromEntries(
    Object.entries(configuration).map(([name, value]) => [name, value === exported.key ? key : value]),
  )
  const isMoved = key !== exported.key
  const row = {
    abbreviation: exported.key.slice(0, 4).toUpperCase(),
    ...exported,
    key,
    hosts: free.length > 0 ? free : [`${key}.localhost`],
    // Whatever the folder says: a bucket of another school's would give away its files.
    configuration: { ...moved, bucket: key },
    // Under another name it is a school of its own, which the demo does not bring up to date.
    ...(isMoved ? { seeded_for: null } : {}),
  }
  const columns = identifiers(Object.keys(row))
  await tx
    .execute(
      sql`insert into tenants (${columns}) select ${columns} from ${recordset('tenants', [rename(JSON.stringify(row))])}`,
    )
    .catch(refuseRows('tenants'))
  return exported.hosts.filter((host) => claimed.has(host))
}

async function writeFiles(
  storage: Storage,
  folder: string,
  manifest: Manifest,
  key: string,
  written: string[],
): Promise<void> {
  for (const { kind, prefix } of fileKinds) {
    const present = new Set(await storage.list(prefix(key)))
    for (const name of Object.keys(manifest[kind])) {
      const path = prefix(key) + name
      const contentType = contentTypeOf(path)
      if (contentType === null)
        throw new ExchangeError(`The export has ${kind}/${name}, a type of file that is not allowed.`)
      if (!present.has(path)) written.push(path)
      await storage.write(path, await readFile(join(folder, kind, ...name.split('/'))), contentType)
    }
  }
}
