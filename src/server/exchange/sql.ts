import { type SQL, sql } from 'drizzle-orm'

/** Both engines answer a bare statement with `rows`, which Drizzle's common type does not tell. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows

export const identifiers = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/** Lines of JSON as rows of a table, its types read back by the database that wrote them. */
export const recordset = (table: string, lines: readonly string[]): SQL =>
  sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::jsonb)`
