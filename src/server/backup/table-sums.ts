/** Every table with the number of its rows and a sum over all that is in them. */
export type TableSums = Record<string, { rows: number; sum: string }>

export type Ask = <Row>(text: string) => Promise<Row[]>

/** As everybody writes them, so that two servers say the same of the same row. */
const settings = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
]

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Reads every row: whoever has the same sums has the same database. */
export async function tableSums(ask: Ask): Promise<TableSums> {
  for (const setting of settings) await ask(setting)
  const tables = await ask<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1, 2`,
  )
  const sums: TableSums = {}
  for (const { schema, name } of tables) {
    const [found] = await ask<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(sum(('x' || substr(md5(t::text), 1, 12))::bit(48)::bigint), 0)::text as sum
         from ${quoted(schema)}.${quoted(name)} as t`,
    )
    sums[`${schema}.${name}`] = found ?? { rows: 0, sum: '0' }
  }
  return sums
}

/** In what two databases differ, in words. */
export const differences = (wanted: TableSums, found: TableSums): string[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])].sort().flatMap((table) => {
    const [a, b] = [wanted[table], found[table]]
    if (!a) return [`${table} was not in the backup`]
    if (!b) return [`${table} is missing`]
    if (a.rows !== b.rows) return [`${table} has ${b.rows} rows instead of ${a.rows}`]
    return a.sum === b.sum ? [] : [`${table} has other rows than the backup`]
  })
