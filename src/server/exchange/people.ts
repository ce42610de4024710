import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { identifiers, recordset, rowsOf } from './sql.ts'
import type { ExchangeTable } from './tables.ts'

/** Passwords stay behind: a folder that is copied about must not open anybody's account. */
export const personColumns = ['id', 'name', 'email', 'email_verified', 'image', 'created_at', 'updated_at']

const userColumns = (table: ExchangeTable) =>
  table.references.filter((reference) => reference.table === 'users').flatMap(({ columns }) => columns)

/** The people of the platform whom a school's rows refer to. */
export function peopleOf(tables: readonly ExchangeTable[], tenant: string): SQL {
  const named = tables.flatMap((table) =>
    userColumns(table).map(
      (column) =>
        sql`select ${sql.identifier(column)} from ${sql.identifier(table.name)} where tenant_id = ${tenant}`,
    ),
  )
  const ids = named.length > 0 ? sql.join(named, sql` union `) : sql`select null`
  return sql`select ${identifiers(personColumns)} from users where id in (${ids}) order by id`
}

/** Writes those who are not known yet, and tells under which id each one is known here: an address is one person. */
export async function writePeople(
  tx: Tx,
  lines: readonly string[],
  columns: readonly string[],
): Promise<Map<string, string>> {
  await tx.execute(sql`
    insert into users (${identifiers(columns)}) select ${identifiers(columns)} from ${recordset('users', lines)}
    on conflict do nothing`)
  const known = rowsOf<{ given: string; id: string }>(
    await tx.execute(sql`
      select given.id as given, users.id from ${recordset('users', lines)} given join users on users.email = given.email`),
  )
  return new Map(known.map(({ given, id }) => [given, id]))
}

/** The same row with the ids of people as they are here. */
export function withPeople(line: string, table: ExchangeTable, ids: ReadonlyMap<string, string>): string {
  const columns = userColumns(table)
  if (columns.length === 0) return line
  const row = JSON.parse(line) as Record<string, unknown>
  for (const column of columns) row[column] = ids.get(String(row[column])) ?? row[column]
  return JSON.stringify(row)
}
