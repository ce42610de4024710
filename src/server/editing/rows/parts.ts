import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import type { Kind, Part, Values } from '../kind/kind.ts'
import { isSame } from '../values/merge.ts'
import { asWritten, rowOfValue } from '../values/row-values.ts'

const column = (table: PgTable, name: string): AnyPgColumn => {
  const found = (getTableColumns(table) as Record<string, AnyPgColumn>)[name]
  if (!found) throw new Error(`There is no column ${name}`)
  return found
}

/** The rows of a part that belong to one content. */
const belonging = ({ table, parent, same = {} }: Part, id: number): SQL | undefined =>
  and(
    eq(column(table, parent), id),
    ...Object.entries(same).map(([name, value]) => eq(column(table, name), value)),
  )

/** The fields of a content that are rows of other tables. */
export async function partsOf(tx: Tx, kind: Kind, id: number): Promise<Values> {
  const fields: Values = {}
  for (const [field, part] of Object.entries(kind.parts))
    if (part) fields[field] = await readPart(tx, part, id)
  return fields
}

async function readPart(tx: Tx, part: Part, id: number): Promise<unknown[]> {
  const rows = (await tx
    .select()
    .from(part.table)
    .where(belonging(part, id))
    .orderBy(asc(column(part.table, part.rank ?? 'id')), asc(column(part.table, 'id')))) as Values[]
  const { columns } = part
  return rows.map((row) =>
    typeof columns === 'string'
      ? row[columns]
      : Object.fromEntries(columns.map((name) => [name, asWritten(row[name])])),
  )
}

/** Leaves a part alone that is as it should be, so that history tells of what changed. */
export async function writeParts(tx: Tx, kind: Kind, id: number, value: Values): Promise<void> {
  for (const [field, part] of Object.entries(kind.parts)) {
    const wanted = value[field]
    if (!part || !Array.isArray(wanted)) continue
    const { table, parent, columns, same = {}, rank } = part
    if (isSame(await readPart(tx, part, id), wanted)) continue
    await tx.delete(table).where(belonging(part, id))
    const rows = wanted.map((one: unknown, index) => ({
      ...same,
      [parent]: id,
      ...(typeof columns === 'string' ? { [columns]: one } : rowOfValue(table, one as Values)),
      // What has its place among its own columns is told there.
      ...(rank && !columns.includes(rank) ? { [rank]: index } : {}),
    }))
    if (rows.length > 0) await tx.insert(table).values(rows as never)
  }
}

export async function deleteParts(tx: Tx, kind: Kind, id: number): Promise<void> {
  for (const part of Object.values(kind.parts))
    if (part) await tx.delete(part.table).where(belonging(part, id))
}
