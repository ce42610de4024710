import { sql } from 'drizzle-orm'
import { tenantTables } from '#server/exchange/tables.ts'
import type { Services } from '#server/open.ts'

/** Every row of a school by table, as text: what was not written is the same before and after. */
export async function schoolRows(
  { scope }: Pick<Services, 'scope'>,
  tenant: string,
  without: string[] = [],
): Promise<Record<string, string>> {
  const tables = tenantTables().filter(({ name }) => !without.includes(name))
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, coalesce(json_agg(t order by t::text)::text, '') as rows from ${sql.identifier(name)} t`,
  )
  const answer = await scope.read(tenant, (tx) => tx.execute(sql.join(each, sql` union all `)))
  const { rows } = answer as unknown as { rows: { name: string; rows: string }[] }
  return Object.fromEntries(rows.map(({ name, rows: all }) => [name, all]))
}
