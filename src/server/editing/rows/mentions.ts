import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Reference } from '#contract/editing/desk.shapes.ts'
import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Tx } from '../../db/client.ts'
import { isGroup, type Kind, type TableKind, titleOf, type Values } from '../kind/kind.ts'
import type { Kinds } from '../kind/kinds.ts'
import { valueOfRow } from '../values/row-values.ts'
import { onlyOf, readContent } from './content.ts'
import { maySeeSport, sportOf, sportsOf } from './sport-of.ts'
import { contentTitle } from './titles.ts'

export interface Mention {
  kind: string
  one: string
  id: number
  title: string
  /** It stands in a draft, and nobody sees it yet. */
  isDraft: boolean
}

/** By whom it is looked for. */
export interface Seen {
  tx: Tx
  kinds: Kinds
  visitor: Visitor
}

const ofEach = 6
const inAll = 60

/** Contents of any kind in which some words stand, in whichever field; the first of each kind, for a person to read. */
export async function mentionsOf({ tx, kinds, visitor }: Seen, words: string): Promise<Mention[]> {
  const found: Mention[] = []
  const holds = (text: string) => text.includes(words)
  for (const kind of kinds.all) {
    if (found.length >= inAll) break
    for (const { id, value } of await holding(tx, kind, words)) {
      const sportId = await sportOf(tx, kind, id, value, sportsOf(visitor))
      if (maySeeSport(kind, visitor, sportId) && holds(JSON.stringify(value)))
        found.push({ kind: kind.name, one: kind.one, id, title: titleOf(kind, value), isDraft: false })
    }
  }
  const drafts = (await tx.execute(
    sql`select kind, content_id as id, value from drafts where value::text like ${`%${words}%`} limit ${inAll}`,
  )) as unknown as { rows: { kind: string; id: number; value: Values }[] }
  for (const { kind: name, id, value } of drafts.rows) {
    const kind = kinds.named(name)
    if (maySeeSport(kind, visitor, await sportOf(tx, kind, id, value, sportsOf(visitor))))
      found.push({ kind: name, one: kind.one, id, title: titleOf(kind, value), isDraft: true })
  }
  return found.slice(0, inAll)
}

async function holding(tx: Tx, kind: Kind, words: string): Promise<{ id: number; value: Values }[]> {
  const pattern = `%${words}%`
  if (isGroup(kind)) {
    const { rows } = (await tx.execute(
      sql`select value from ${kind.table} as t where t."group" = ${kind.group} and value::text like ${pattern}`,
    )) as unknown as { rows: { value: Values }[] }
    return rows.map(({ value }) => ({ id: 1, value }))
  }
  const rows = (await tx.select().from(kind.table).where(hasWords(kind, pattern)).limit(ofEach)) as Values[]
  return rows.map((row) => ({ id: Number(row.id), value: valueOfRow(kind, row) }))
}

/** The rows of a kind in any column of which there is such a text. */
const hasWords = (kind: TableKind, pattern: string): SQL =>
  sql.join(
    [sql`${sql.identifier(getTableName(kind.table))}::text like ${pattern}`, ...onlyOf(kind)],
    sql` and `,
  )

const mostExamples = 5

/** How many have the words, published or as drafts, of each kind, with the first: all of it is told before they lose what they show. */
export async function mentionedBy(
  { tx, kinds, visitor }: Seen,
  words: string,
  self: { kind: Kind; id: number },
): Promise<Reference[]> {
  const found: Reference[] = []
  for (const kind of kinds.all) {
    const ids = (await idsHolding(tx, kind, words)).filter((id) => kind !== self.kind || id !== self.id)
    const examples: Reference['examples'] = []
    for (const id of ids.slice(0, inAll)) {
      if (examples.length === mostExamples) break
      const published = await readContent(tx, kind, id)
      const isDraft = !JSON.stringify(published)?.includes(words)
      const value = isDraft ? await draftValue(tx, kind, id) : published
      if (value && maySeeSport(kind, visitor, await sportOf(tx, kind, id, value, sportsOf(visitor))))
        examples.push({ id, title: await contentTitle({ tx, kinds }, kind, value), isDraft })
    }
    if (ids.length > 0)
      found.push({
        kind: kind.name,
        one: kind.one,
        many: kind.several,
        count: ids.length,
        fate: 'miss',
        examples,
      })
  }
  return found
}

async function idsHolding(tx: Tx, kind: Kind, words: string): Promise<number[]> {
  const pattern = `%${words}%`
  const of = isGroup(kind)
    ? sql`select 1 as id from ${kind.table} as t where t."group" = ${kind.group} and value::text like ${pattern}`
    : sql`select id from ${kind.table} where ${hasWords(kind, pattern)}`
  const { rows } = (await tx.execute(
    sql`${of} union select content_id as id from drafts
      where kind = ${kind.name} and value::text like ${pattern} order by id desc`,
  )) as unknown as { rows: { id: number }[] }
  return rows.map(({ id }) => Number(id))
}

async function draftValue(tx: Tx, kind: Kind, id: number): Promise<Values | null> {
  const { rows } = (await tx.execute(
    sql`select value from drafts where kind = ${kind.name} and content_id = ${id}`,
  )) as unknown as { rows: { value: Values }[] }
  return rows[0]?.value ?? null
}

/** What the first group of a pattern matches anywhere in the contents and the drafts of a school. */
export async function keysIn(tx: Tx, kinds: Kinds, pattern: string): Promise<string[]> {
  const tables = new Set([...kinds.all.map(({ table }) => table as PgTable).map(getTableName), 'drafts'])
  const one = (table: string) =>
    sql`select m.found[1] as key from ${sql.identifier(table)} as t
      cross join lateral regexp_matches(t::text, ${pattern}, 'g') as m(found)`
  const { rows } = (await tx.execute(sql.join([...tables].map(one), sql` union `))) as unknown as {
    rows: { key: string }[]
  }
  return rows.map(({ key }) => key)
}
