import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { inOrderOfReference } from '#server/exchange/table-order.ts'
import { tenantTables } from '#server/exchange/tables.ts'

/** What a school has in such numbers makes the database large without making the platform's own work larger. */
const fewRows = 300

/** Many schools at once, each with the small tables of another: its settings, menus, sports and what else is short. */
export async function addLeanSchools({ platform }: Database, from: string, count: number): Promise<void> {
  const left = new Set<string>()
  const names = (columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
  for (const { name, columns, references } of inOrderOfReference(tenantTables())) {
    const own = sql.identifier(name)
    const { rows } = (await platform.execute(
      sql`select count(*)::int as rows from ${own} where tenant_id = ${from}`,
    )) as unknown as { rows: { rows: number }[] }
    const isTooLong = (rows[0]?.rows ?? 0) > fewRows
    if (isTooLong || references.some(({ table }) => table !== name && left.has(table))) {
      left.add(name)
      continue
    }
    await platform.execute(sql`
      insert into ${own} (tenant_id, ${names(columns)})
      select 'lean-' || n, ${names(columns)} from ${own}, generate_series(1, ${count}::int) as n where tenant_id = ${from}`)
  }
  await platform.execute(sql`
    insert into tenants (key, name, abbreviation, hosts, time_zone, brand, configuration, seeded_for)
    select 'lean-' || n, name, abbreviation, array['lean-' || n || '.localhost'], time_zone, brand, configuration, seeded_for
    from tenants, generate_series(1, ${count}::int) as n where key = ${from}`)
}
