import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/db/client.ts'

export { countOn } from '#server/db/count-on.ts'

/** Rows of one statement: a whole school's table travels as one parameter, which is far quicker than thousands. */
const rowsPerStatement = 2_000

/** Writes rows by key, over what is there: seeding twice, or for a later day, leaves no second copy. */
export async function upsert(
  tx: Tx,
  table: PgTable,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const given = new Set(Object.keys(rows[0] ?? {}))
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => given.has(property))
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const updates = columns
    .filter(([, { name }]) => !key.includes(name))
    .map(([, { name }]): SQL => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  const target = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const records = rows
      .slice(from, from + rowsPerStatement)
      .map((row) =>
        Object.fromEntries(
          columns.map(([property, column]) => [column.name, kept(column, Reflect.get(row, property))]),
        ),
      )
    await tx.execute(sql`
      insert into ${name} (${names})
      select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)
      on conflict (${target}) do update set ${sql.join(updates, sql`, `)}`)
  }
}

/** Values travel as JSON, which every column reads by itself, but for a name that is kept as a number. */
const kept = (column: PgColumn, value: unknown): unknown =>
  column.getSQLType() === 'integer' && typeof value === 'string' ? column.mapToDriverValue(value) : value
