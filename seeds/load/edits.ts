import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/db/client.ts'
import { settings } from '#server/db/schema/settings.ts'
import { type ListName, listNames, tables } from './tables.ts'

/** What the demo wrote of a list: in which columns, and by key a hash of each row as it then was. */
interface WrittenList {
  columns: string[]
  rows: Record<string, string>
}
export type Written = Record<string, WrittenList>
type Name = ListName | 'settings'

/** What somebody made of the demo's rows since: the next day's are not written over it. */
export interface Edits {
  /** Changed, taken away, or in the way of a row to come. */
  isTheirs(name: Name, key: string | number): boolean
  /** The rows that are still the demo's to write, and refer to nothing that was taken away. */
  ours<Row extends object>(name: Name, rows: readonly Row[]): Row[]
}

export const noEdits: Edits = { isTheirs: () => false, ours: (_, rows) => [...rows] }

/** Nobody edits what goes on: the demo's own scorer does, and it starts anew. */
const told: Name[] = ['liveGames']

/** Compares the rows as they are with those that were written. `excepted` are games that the demo's own scorer told. */
export async function findEdits(tx: Tx, written: Written, excepted: readonly number[]): Promise<Edits> {
  const theirs = new Map<Name, Set<string>>()
  const removed = new Map<PgTable, Set<string>>()
  for (const name of accounted) {
    const { columns = [], rows = {} } = written[name] ?? {}
    const known = new Map(Object.entries(rows))
    const found = await hashes(tx, name, columns)
    const isTold = (key: string) =>
      (name === 'games' || name === 'boxScores') && excepted.includes(Number(key))
    const missing = [...known.keys()].filter((key) => !found.has(key) && !isTold(key))
    const changed = [...found].flatMap(([key, hash]) => (known.get(key) === hash || isTold(key) ? [] : [key]))
    theirs.set(name, new Set([...missing, ...changed]))
    removed.set(tableOf(name), new Set(missing))
  }
  const isTheirs: Edits['isTheirs'] = (name, key) => theirs.get(name)?.has(String(key)) ?? false
  return {
    isTheirs,
    ours(name, rows) {
      const references = referencesOf(tableOf(name)).map(
        ({ property, target }) => [property, removed.get(target) ?? new Set<string>()] as const,
      )
      const own = rows.filter((row) => !isTheirs(name, String(Reflect.get(row, keyOf(name)))))
      const hangs = (row: object) =>
        references.some(([property, keys]) => keys.has(String(Reflect.get(row, property))))
      // What hangs on a row that is left out is left out with it.
      for (const key of keysOf(name, own.filter(hangs))) removed.get(tableOf(name))?.add(key)
      return own.filter((row) => !hangs(row))
    },
  }
}

/** The account of a whole school as it is written now. Rows of somebody else's stay theirs. */
export async function accountOfSchool(
  tx: Tx,
  school: Record<Name, readonly object[]>,
  before: Written,
  edits: Edits,
): Promise<Written> {
  const written: Written = {}
  for (const name of accounted)
    written[name] = await accountOf(tx, name, school[name], keysOf(name, school[name]), before, edits)
  return written
}

/** The same after some rows were written or taken away. */
export async function accountOfChanges(
  tx: Tx,
  changes: Iterable<readonly [Name, { written: readonly object[]; gone: readonly number[] }]>,
  before: Written,
  edits: Edits,
): Promise<Written> {
  const written = { ...before }
  for (const [name, { written: rows, gone }] of changes) {
    if (told.includes(name) || rows.length + gone.length === 0) continue
    const keys = new Set([...Object.keys(before[name]?.rows ?? {}), ...keysOf(name, rows)])
    for (const id of gone) keys.delete(String(id))
    written[name] = await accountOf(tx, name, rows, [...keys], before, edits)
  }
  return written
}

async function accountOf(
  tx: Tx,
  name: Name,
  rows: readonly object[],
  keys: readonly string[],
  before: Written,
  edits: Edits,
): Promise<WrittenList> {
  const columns = givenColumns(tableOf(name), rows, before[name]?.columns ?? [])
  const found = await hashes(tx, name, columns)
  const theirs = Object.entries(before[name]?.rows ?? {}).filter(([key]) => edits.isTheirs(name, key))
  const ours = keys.flatMap((key) => {
    const hash = found.get(key)
    return hash && !edits.isTheirs(name, key) ? [[key, hash] as const] : []
  })
  return { columns, rows: Object.fromEntries([...theirs, ...ours]) }
}

const accounted: Name[] = [...listNames, 'settings' as const].filter((name) => !told.includes(name))
const keysOf = (name: Name, rows: readonly object[]) =>
  rows.map((row) => String(Reflect.get(row, keyOf(name))))
const tableOf = (name: Name): PgTable => (name === 'settings' ? settings : tables[name])
const keyOf = (name: Name): string => (name === 'settings' ? 'group' : 'id')

/** Columns that the demo fills in: what the site counts by itself is none of them. */
function givenColumns(table: PgTable, rows: readonly object[], otherwise: string[]): string[] {
  const [first] = rows
  if (!first) return otherwise
  return Object.entries(getTableColumns(table)).flatMap(([property, { name }]) =>
    property in first ? [name] : [],
  )
}

async function hashes(tx: Tx, name: Name, columns: readonly string[]): Promise<Map<string, string>> {
  const table = tableOf(name)
  const existing = Object.values(getTableColumns(table)).map((column) => column.name)
  const hashed = columns.filter((column) => existing.includes(column)).map((column) => sql.identifier(column))
  // The zone is part of how moments are written.
  await tx.execute(sql`set local timezone = 'UTC'`)
  const { rows } = (await tx.execute(
    sql`select ${sql.identifier(keyOf(name))}::text as key, left(md5(row(${sql.join(hashed, sql`, `)})::text), 12) as hash
          from ${sql.identifier(getTableName(table))}`,
  )) as unknown as { rows: { key: string; hash: string }[] }
  return new Map(rows.map(({ key, hash }) => [key, hash]))
}

function referencesOf(table: PgTable): { property: string; target: PgTable }[] {
  const properties = new Map<PgColumn, string>(
    Object.entries(getTableColumns(table)).map(([property, column]) => [column, property]),
  )
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    const own = columns.find(({ name }) => name !== 'tenant_id')
    const property = own && properties.get(own as PgColumn)
    return property ? [{ property, target: foreignTable }] : []
  })
}
