import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable, PgTable as Table } from 'drizzle-orm/pg-core'
import type { Reference } from '#contract/editing/desk.shapes.ts'
import type { Tx } from '../../db/client.ts'
import { schemaModules } from '../../db/schema-modules.ts'
import { isGroup, type Kind, type TableKind, type Values } from '../kind/kind.ts'
import type { Kinds } from '../kind/kinds.ts'
import { valueOfRow } from '../values/row-values.ts'
import { mentionedBy, type Seen } from './mentions.ts'
import { contentTitles } from './titles.ts'

/** A column somewhere that names contents of a table. */
interface Pointer {
  table: PgTable
  column: string
  property: string
  isNullable: boolean
  goesAlong: boolean
}

const pointers = new Map<string, Pointer[]>()

/** Read off the foreign keys of the schema: a new one is known by existing. */
function pointersTo(target: PgTable): Pointer[] {
  const name = getTableName(target)
  return pointers.getOrInsertComputed(name, () =>
    Object.values(schemaModules)
      .flatMap((module) => Object.values<unknown>(module as Record<string, unknown>))
      .filter((value): value is PgTable => is(value, Table))
      .flatMap((table) =>
        getTableConfig(table).foreignKeys.flatMap((foreign) => {
          const { columns, foreignTable } = foreign.reference()
          const own = columns.find((column) => column.name !== 'tenant_id')
          if (!own || getTableName(foreignTable) !== name) return []
          const [property = ''] =
            Object.entries(table as unknown as Record<string, { name?: string }>).find(
              ([, column]) => column?.name === own.name,
            ) ?? []
          return [
            {
              table,
              column: own.name,
              property,
              isNullable: !own.notNull,
              goesAlong: foreign.onDelete === 'cascade',
            },
          ]
        }),
      ),
  )
}

const mostExamples = 5

/** Everything that uses a content: what names it by its number, and what has its address in a text or a field. */
export async function usesOf(hand: Seen, kind: Kind, id: number): Promise<Reference[]> {
  if (isGroup(kind)) return []
  const { tx, kinds } = hand
  const [row] = kind.mention
    ? ((await tx.select().from(kind.table).where(eq(kind.table.id, id))) as Values[])
    : []
  return [
    ...(await referencesTo(tx, kinds, kind, id)),
    ...(row && kind.mention ? await mentionedBy(hand, kind.mention(row), { kind, id }) : []),
  ]
}

/** What names a content by its number: what goes with it, what forgets it, and what keeps it from going. */
export async function referencesTo(tx: Tx, kinds: Kinds, kind: TableKind, id: number): Promise<Reference[]> {
  const own = new Set(Object.values(kind.parts).map((part) => part && getTableName(part.table)))
  const found: Reference[] = []
  for (const { table, column, isNullable, goesAlong } of pointersTo(kind.table)) {
    if (own.has(getTableName(table)) || derived.has(getTableName(table))) continue
    const named = sql`${sql.identifier(column)} = ${id}`
    const {
      rows: [{ count } = { count: 0 }],
    } = (await tx.execute(sql`select count(*)::int as count from ${table} where ${named}`)) as unknown as {
      rows: { count: number }[]
    }
    if (count === 0) continue
    const of = kinds.all.find((each): each is TableKind => !isGroup(each) && each.table === table)
    const examples = of
      ? ((await tx.select().from(of.table).where(named).limit(mostExamples)) as Values[]).map((row) => ({
          id: Number(row.id),
          value: valueOfRow(of, row),
        }))
      : []
    const titles = of ? await contentTitles({ tx, kinds }, of, examples) : new Map<number, string>()
    const plain = getTableName(table).replaceAll('_', ' ')
    found.push({
      kind: of?.name ?? getTableName(table),
      one: of?.one ?? plain,
      many: of?.many ?? plain,
      count,
      fate: goesAlong ? 'go' : isNullable ? 'forget' : 'stay',
      examples: examples.map(({ id: example }) => ({
        id: example,
        title: titles.get(example) ?? '',
        isDraft: false,
      })),
    })
  }
  return found
}

/** Made anew from the others: nobody needs to be asked about these. */
const derived = new Set(['careers', 'search_entries', 'live_games', 'deliveries'])

/** Takes the mention of a content out of whatever may do without it. */
export async function forgetReferences(tx: Tx, kind: TableKind, id: number): Promise<void> {
  for (const { table, column, property, isNullable, goesAlong } of pointersTo(kind.table))
    if (isNullable && !goesAlong)
      await tx
        .update(table)
        .set({ [property]: null } as never)
        .where(eq(sql.identifier(column) as never, id))
}
