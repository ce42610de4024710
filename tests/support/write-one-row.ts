import { sql } from 'drizzle-orm'
import { announced, unannounced } from '#server/db/announced.ts'
import type { Tx } from '#server/db/client.ts'
import { schemaTables } from '#server/db/schema-tables.ts'
import type { Services } from '#server/open.ts'
import { rowsOf } from './rows-of.ts'

export interface WritableTable {
  table: string
  /** Of each column. */
  types: Record<string, string>
}

/** Every table of a school's content. */
export async function writableTables({ database }: Services): Promise<WritableTable[]> {
  const tables = await rowsOf<WritableTable>(
    database.platform,
    "select table_name as table, json_object_agg(column_name, data_type) as types from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1 order by 1",
  )
  const own = new Set(schemaTables().map(({ table }) => table))
  // A school's entry among the schools is written by the platform, and drops everything of it.
  return tables.filter(({ table }) => own.has(table) && table !== 'tenants' && !unannounced.has(table))
}

/** Columns whose values can be moved a little and back, whatever they mean. */
const moved: Record<string, [string, string]> = {
  boolean: ['not $', 'not $'],
  integer: ['$ + 1', '$ - 1'],
  'timestamp with time zone': ["$ + interval '1 second'", "$ - interval '1 second'"],
  text: ["$ || '~'", "rtrim($, '~')"],
  jsonb: ['jsonb_build_array($)', '$ -> 0'],
}
const keys = new Set(['tenant_id', 'id', 'key'])

/**
 * Writes one row of a school's as an editor would, and leaves it as it was; the one with the key `chosen`, if there is
 * such a one. Answers with what the row is known by, where rows of the table are told apart.
 */
export async function writeOneRow(
  { scope }: Services,
  school: string,
  { table, types }: WritableTable,
  chosen?: string,
): Promise<string | null> {
  const { unread = [], by } = announced[table] ?? {}
  const columns = Object.entries(types).filter(
    ([name, kind]) => moved[kind] && !keys.has(name) && !name.endsWith('_id') && !unread.includes(name),
  )
  return scope.write(school, async (tx) => {
    if (columns.length === 0) return takeOutAndPutBack(tx, table)
    // What may be empty may be so in every row.
    const filled = `select ${columns.map(([name]) => `count("${name}")::int as "${name}"`).join(', ')} from ${table}`
    const [counts = {}] = await rowsOf<Record<string, number>>(tx, filled)
    const [column, type = ''] = columns.find(([name]) => counts[name]) ?? columns[0] ?? []
    let key: string | null = null
    const wanted = by && chosen ? `"${by}" = '${chosen}' desc, ` : ''
    let place = `(select ctid from ${table} where "${column}" is not null order by ${wanted}"${by ?? column}" limit 1)`
    for (const step of moved[type] ?? []) {
      const [written] = await rowsOf<{ place: string; key: string | null }>(
        tx,
        `update ${table} set "${column}" = ${step.replaceAll('$', `"${column}"`)} where ctid = ${place} returning ctid::text as place, ${by ?? 'null'}::text as key`,
      )
      if (!written) throw new Error(`${school} has no row of ${table} to write`)
      place = `'${written.place}'::tid`
      key = written.key
    }
    return key
  })
}

/** Rows of nothing but references. */
async function takeOutAndPutBack(tx: Tx, table: string): Promise<null> {
  const [taken] = await rowsOf<{ row: object }>(
    tx,
    `delete from ${table} where ctid = (select ctid from ${table} limit 1) returning to_jsonb(${table}) as row`,
  )
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_record(null::${name}, ${JSON.stringify(taken?.row)}::jsonb)`,
  )
  return null
}
