import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { isGroup, type Kind, type TableKind, type Values } from '../kind/kind.ts'
import { rowOfValue, valueOfRow } from '../values/row-values.ts'
import { deleteParts, partsOf, writeParts } from './parts.ts'

export const columnOf = (table: PgTable, name: string): AnyPgColumn => {
  const column = (getTableColumns(table) as Record<string, AnyPgColumn>)[name]
  if (!column) throw new Error(`There is no column ${name}`)
  return column
}

/** The rows of a table that are of a kind. */
export const onlyOf = ({ table, only }: TableKind): SQL[] =>
  Object.entries(only).map(([name, value]) => eq(columnOf(table, name), value))

/** What is published of a content, or null; `lock` keeps others from writing it until the unit of work is over. */
export async function readContent(tx: Tx, kind: Kind, id: number, lock = false): Promise<Values | null> {
  if (isGroup(kind)) {
    const chosen = tx
      .select({ value: columnOf(kind.table, 'value') })
      .from(kind.table)
      .where(eq(columnOf(kind.table, 'group'), kind.group))
    const [row] = id === 1 ? await (lock ? chosen.for('update') : chosen) : []
    return row ? (row.value as Values) : null
  }
  const chosen = tx
    .select()
    .from(kind.table)
    .where(and(eq(kind.table.id, id), ...onlyOf(kind)))
  const [row] = await (lock ? chosen.for('update') : chosen)
  if (!row) return null
  return { ...valueOfRow(kind, row), ...(await partsOf(tx, kind, id)) }
}

/** Writes a whole value under an id, new or not. */
export async function writeContent(
  tx: Tx,
  kind: Kind,
  id: number,
  value: Values,
  isNew: boolean,
): Promise<void> {
  if (isGroup(kind)) {
    const row = { group: kind.group, value } as never
    if (isNew) await tx.insert(kind.table).values(row)
    else
      await tx
        .update(kind.table)
        .set({ value } as never)
        .where(eq(columnOf(kind.table, 'group'), kind.group))
    return
  }
  const row = rowOfValue(kind.table, value)
  if (isNew) await tx.insert(kind.table).values({ ...row, ...kind.only, id } as never)
  else
    await tx
      .update(kind.table)
      .set(row as never)
      .where(eq(kind.table.id, id))
  await writeParts(tx, kind, id, value)
}

export async function deleteContent(tx: Tx, kind: TableKind, id: number): Promise<void> {
  // Some only name what they belong to, and would stay behind.
  await deleteParts(tx, kind, id)
  await tx.delete(kind.table).where(eq(kind.table.id, id))
}

/** An id that nobody else is given. */
export async function reserveId(tx: Tx, kind: Kind): Promise<number> {
  if (isGroup(kind)) return 1
  const { rows } = (await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${getTableName(kind.table)}, 'id'))::int as id`,
  )) as unknown as { rows: { id: number }[] }
  return rows[0]?.id ?? 0
}
