import { sql } from 'drizzle-orm'
import type { Tx } from './client.ts'
import { schemaTables } from './schema-tables.ts'

/** Which of some words stand in any row of the school, whatever the table and the column. It reads them all. */
export async function namedInRows(tx: Tx, words: readonly string[]): Promise<Set<string>> {
  const tables = schemaTables().filter(
    ({ columns, policies }) => columns.includes('tenant_id') && policies.length > 0,
  )
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word) as asked`
  const inOne = ({ table }: { table: string }) =>
    sql`select asked.word from ${asked} where exists (
      select from ${sql.identifier(table)} as t where strpos(t::text, asked.word) > 0)`
  const { rows } = (await tx.execute(sql.join(tables.map(inOne), sql` union `))) as unknown as {
    rows: { word: string }[]
  }
  return new Set(rows.map(({ word }) => word))
}
