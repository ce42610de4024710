import { and, asc, count, desc, eq, ilike, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { badRequest } from '#contract/shapes/problem.ts'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { containing } from '../../db/like-pattern.ts'
import { wordsOf as fieldWords, isGroup, type TableKind, type Values } from '../kind/kind.ts'
import type { Kinds } from '../kind/kinds.ts'
import { valueOfRow } from '../values/row-values.ts'
import { columnOf, onlyOf } from './content.ts'
import { ofSports } from './sport-of.ts'

export interface Asked {
  kinds: Pick<Kinds, 'named'>
  search?: string | undefined
  filter?: string | undefined
  /** What lasts until this day or later, and what begins on that one or earlier. */
  from?: string | undefined
  to?: string | undefined
  /** More that the rows must be. */
  only?: SQL | undefined
  sort?: string | undefined
  after?: string | undefined
  limit: number
  /** Of these teams alone. */
  sportIds: readonly number[] | null
}

interface Listed {
  rows: { id: number; value: Values }[]
  next: string | null
  total: number
}

/** A page of a kind's published contents, by keyset: what is added meanwhile neither repeats nor hides a row. */
export async function listContent(tx: Tx, kind: TableKind, asked: Asked): Promise<Listed> {
  const { column, isDown } = sortOf(kind, asked.sort ?? kind.order)
  const { id } = kind.table
  const wanted = and(...conditions(kind, asked), asked.only)
  const turn = isDown ? desc : asc
  const found = await tx
    .select({ row: kind.table as never, sorted: sql<string | null>`${column}::text` })
    .from(kind.table)
    .where(and(wanted, afterCursor(column, id, isDown, asked.after)))
    .orderBy(asc(isNull(column)), turn(column), turn(id))
    .limit(asked.limit + 1)
  const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(kind.table).where(wanted)
  const page = found.slice(0, asked.limit) as { row: Values; sorted: string | null }[]
  const last = page.at(-1)
  return {
    rows: page.map(({ row }) => ({ id: Number(row.id), value: valueOfRow(kind, row) })),
    next: found.length > page.length && last ? cursorOf(last.sorted, Number(last.row.id)) : null,
    total,
  }
}

/** The first that some words are found in, without counting the others. */
export async function findContent(
  tx: Tx,
  kind: TableKind,
  asked: Pick<Asked, 'kinds' | 'search' | 'limit' | 'sportIds'>,
): Promise<Listed['rows']> {
  const rows = (await tx
    .select()
    .from(kind.table)
    .where(and(...conditions(kind, asked)))
    .orderBy(desc(kind.table.id))
    .limit(asked.limit)) as Values[]
  return rows.map((row) => ({ id: Number(row.id), value: valueOfRow(kind, row) }))
}

function sortOf(kind: TableKind, sort: string): { column: AnyPgColumn; isDown: boolean } {
  const name = sort.replace(/^-/, '')
  const isKnown =
    name === 'id' ||
    (kind.list.includes(name) && name in kind.fields) ||
    kind.order.replace(/^-/, '') === name
  if (!isKnown || kind.parts[name])
    throw badRequest(`A list of ${kind.many.toLowerCase()} is not sorted by '${name}'.`)
  return { column: columnOf(kind.table, name), isDown: sort.startsWith('-') }
}

function conditions(
  kind: TableKind,
  { kinds, search, filter, from, to, sportIds }: Omit<Asked, 'only' | 'sort' | 'after' | 'limit'>,
): (SQL | undefined)[] {
  return [
    ...onlyOf(kind),
    ...wordsOf(search).map((word) => isFound(kinds, kind, word)),
    ...filtersIn(kind, filter ?? '').map(([name, value]) => {
      const known = kind.beside?.filters?.[name]
      if (known) return known(value)
      const column = columnOf(kind.table, name)
      return value === '' ? isNull(column) : sql`${column}::text = ${value}`
    }),
    ...inDays(kind, from, to),
    sportIds ? ofSports(kind, sportIds) : undefined,
  ]
}

const mostWords = 8
/** A first name and a last one stand in two columns: each word is looked for by itself. */
const wordsOf = (search = ''): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** Whether a word is in what a content is searched by: its own texts, and those of what it names. */
function isFound(kinds: Pick<Kinds, 'named'>, kind: TableKind, word: string): SQL | undefined {
  const inside = kind.search.map((name) => {
    const { refersTo } = fieldWords(kind, name)
    const column = columnOf(kind.table, name)
    const target = refersTo && kinds.named(refersTo)
    if (!target || isGroup(target)) return ilike(column, containing(word))
    const texts = or(...target.search.map((text) => ilike(columnOf(target.table, text), containing(word))))
    return sql`exists (select from ${target.table} where ${target.table.id} = ${column} and ${texts})`
  })
  return inside.length > 0 ? or(...inside) : undefined
}

function inDays(kind: TableKind, from?: string, to?: string): SQL[] {
  if (from === undefined && to === undefined) return []
  if (!kind.days) throw badRequest(`A list of ${kind.many.toLowerCase()} is not narrowed by days.`)
  const [first, last] = [columnOf(kind.table, kind.days.from), columnOf(kind.table, kind.days.to)]
  return [
    ...(from === undefined ? [] : [sql`coalesce(${last}, ${first})::text >= ${from}`]),
    ...(to === undefined ? [] : [sql`${first}::text <= ${to}`]),
  ]
}

export function filtersIn(kind: Pick<TableKind, 'filters' | 'many'>, filter: string): [string, string][] {
  return filter
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf(':')
      const [name, value] = [part.slice(0, at), part.slice(at + 1)]
      if (at < 0 || !kind.filters.includes(name))
        throw badRequest(`A list of ${kind.many.toLowerCase()} is not filtered by '${at < 0 ? part : name}'.`)
      return [name, value]
    })
}

export const cursorOf = (sorted: string | null, id: number): string =>
  Buffer.from(JSON.stringify([sorted, id])).toString('base64url')

export function readCursor(text: string): [string | null, number] {
  try {
    const [sorted, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown]
    if ((sorted === null || typeof sorted === 'string') && Number.isInteger(id)) return [sorted, Number(id)]
  } catch {
    // Said below.
  }
  throw badRequest('There is no such place in this list.')
}

/** Rows without a value come last, whichever way the list is sorted. */
function afterCursor(
  column: AnyPgColumn,
  id: AnyPgColumn,
  isDown: boolean,
  cursor?: string,
): SQL | undefined {
  if (cursor === undefined) return undefined
  const [sorted, last] = readCursor(cursor)
  const beyond = sql.raw(isDown ? '<' : '>')
  if (sorted === null) return and(isNull(column), sql`${id} ${beyond} ${last}`)
  const value = sql`${sorted}::${sql.raw(column.getSQLType())}`
  return or(isNull(column), sql`(${column}, ${id}) ${beyond} (${value}, ${last}::int)`)
}

/** Whether there is a content with each of these ids. */
export async function knownIds(tx: Tx, kind: TableKind, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: kind.table.id })
    .from(kind.table)
    .where(isOneOf(kind.table.id, [...ids]))
  return new Set(rows.map(({ id }) => Number(id)))
}

/** The last place of an order that is chosen by hand. */
export async function lastRank(tx: Tx, kind: TableKind): Promise<number> {
  const [row] = await tx
    .select({ last: max(columnOf(kind.table, 'rank')) })
    .from(kind.table)
    .where(and(...onlyOf(kind)))
  return Number(row?.last ?? 0)
}

/** Puts contents in an order that is chosen by hand. */
export async function setRank(tx: Tx, kind: TableKind, id: number, rank: number): Promise<void> {
  await tx
    .update(kind.table)
    .set({ rank } as never)
    .where(eq(kind.table.id, id))
}
