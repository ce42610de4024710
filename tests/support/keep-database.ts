import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * Keeps a little of a database for the test that starts from those of earlier versions: a few rows of each table of one
 * school, whatever they refer to, and how many migrations made their tables. Run it before a release that changes what is
 * stored:
 *
 * node scripts/run.mjs tests/support/keep-database.ts <data folder> <name>
 */
const [folder = '', name = ''] = process.argv.slice(2)
const school = 'halcyon'
const rowsOfTable = 2

export interface KeptDatabase {
  migrations: number
  rows: Record<string, object[]>
}

interface Reference {
  from: string
  to: string
  columns: string[]
  targets: string[]
}
type Row = Record<string, unknown>

async function keep(): Promise<KeptDatabase> {
  const client = await PGlite.create(join(folder, 'pglite'), { extensions: { btree_gin, pg_trgm } })
  const ask = async <T>(query: string, params: unknown[] = []) => (await client.query<T>(query, params)).rows
  const [count] = await ask<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
  // What the database works out by itself is not given to it again, nor what a demo remembers of each of its many rows.
  const columns = await ask<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and attnum > 0 and not attisdropped and attgenerated = ''
       and attname <> 'seeded_rows'
     group by relname order by relname`)
  const references = await ask<Reference>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to,
           array(select attname::text from unnest(conkey) with ordinality as key(number, place)
                   join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
           array(select attname::text from unnest(confkey) with ordinality as key(number, place)
                   join pg_attribute on attrelid = confrelid and attnum = number order by place) as targets
      from pg_constraint where contype = 'f'`)
  const kept = new Map<string, Map<string, Row>>(columns.map((table) => [table.name, new Map()]))
  const columnsOf = new Map(columns.map((table) => [table.name, table.columns]))

  async function add(table: string, condition: string, params: unknown[]): Promise<void> {
    const listed = columnsOf.get(table)?.map((column) => `"${column}"`)
    const found = await ask<{ row: Row }>(
      `select to_jsonb(one) as row from (select ${listed} from "${table}" as t where ${condition}) as one`,
      params,
    )
    for (const { row } of found) {
      const key = JSON.stringify(row)
      const known = kept.get(table)
      if (!known || known.has(key)) continue
      known.set(key, row)
      for (const { to, columns: own, targets } of references.filter(({ from }) => from === table)) {
        const values = own.map((column) => row[column])
        if (values.every((value) => value !== null))
          await add(to, targets.map((target, index) => `"${target}" = $${index + 1}`).join(' and '), values)
      }
    }
  }

  await add('tenants', 'key = $1', [school])
  for (const table of columns.filter((each) => each.columns.includes('tenant_id'))) {
    const whole = table.name === 'settings'
    // Those that say most in fewest words.
    const order = `(select count(*) from jsonb_each(to_jsonb(t)) where value = 'null'), length(to_jsonb(t)::text), ctid`
    const some = `ctid in (select ctid from "${table.name}" as t where tenant_id = $1 order by ${order} limit ${rowsOfTable})`
    await add(table.name, whole ? 'tenant_id = $1' : some, [school])
  }
  await client.close()
  const rows = [...kept].flatMap(([table, found]) => (found.size > 0 ? [[table, [...found.values()]]] : []))
  return { migrations: count?.count ?? 0, rows: Object.fromEntries(rows) }
}

if (import.meta.main) {
  const text = JSON.stringify(await keep())
  await writeFile(join(import.meta.dirname, '../databases', `${name}.json.gz`), gzipSync(text, { level: 9 }))
}
