import { type SQL, sql } from 'drizzle-orm'
import { announced, channel, mostRows, unannounced } from './announced.ts'
import type { Tx } from './client.ts'
import { schemaTables } from './schema-tables.ts'

const triggerFunction = 'tell_change'

/**
 * Tells the bus at commit what a statement has changed, whoever wrote it: a service, a cascade, somebody with psql.
 * Arguments: the column of the school, the column a row is known by or '', the columns nobody reads, and the condition
 * of `Announced.concernsAllIf` or ''. An update that changes nothing tells nobody.
 */
const functionBody = `
declare
  school_column text := tg_argv[0];
  row_column text := tg_argv[1];
  unread text[] := tg_argv[2];
  concerns_all text := case when tg_op = 'UPDATE' and tg_argv[3] <> '' then tg_argv[3] else 'true' end;
  touched text;
  change record;
  tags text[];
begin
  if tg_op = 'UPDATE' then
    touched := format(
      'select line ->> %1$L as school, line ->> %2$L as one from (
         (select to_jsonb(n) - %3$L::text[] as line from changed n except select to_jsonb(o) - %3$L::text[] from former o)
         union all
         (select to_jsonb(o) - %3$L::text[] from former o except select to_jsonb(n) - %3$L::text[] from changed n)
       ) as different', school_column, row_column, unread);
  else
    touched := format('select %I::text as school, %s as one from %I', school_column,
      case when row_column = '' then 'null::text' else quote_ident(row_column) || '::text' end,
      case when tg_op = 'INSERT' then 'changed' else 'former' end);
  end if;
  for change in execute format(
    'select school, array_agg(distinct one) filter (where one is not null) as ones, bool_or(%s) as is_whole
       from (%s) as touched group by school', concerns_all, touched)
  loop
    tags := case when change.is_whole then array[tg_table_name::text] else '{}' end;
    if cardinality(change.ones) > ${mostRows} then
      tags := tags || (tg_table_name || '/*');
    else
      tags := tags || array(select tg_table_name || '/' || one from unnest(change.ones) as one);
    end if;
    perform pg_notify('${channel}', json_build_object('tenant', change.school, 'tags', tags)::text);
  end loop;
  return null;
end
`

const events = {
  insert: 'referencing new table as changed',
  update: 'referencing old table as former new table as changed',
  delete: 'referencing old table as former',
} as const

/** What is missing so that every change of content is heard of. */
export async function triggerFaults(handle: Tx): Promise<string[]> {
  const [own] = await rowsOf<{ body: string }>(
    handle,
    sql`select prosrc as body from pg_proc
         where proname = ${triggerFunction} and pronamespace = current_schema()::regnamespace`,
  )
  if (own?.body !== functionBody) return [`the function ${triggerFunction} is not as it should be`]
  const found = await rowsOf<{ name: string }>(
    handle,
    sql`select relname || ' ' || tgname || ' ' || encode(tgargs, 'escape') as name
          from pg_trigger join pg_class on pg_class.oid = tgrelid
         where tgname like 'tell_%' and tgenabled = 'O' and relnamespace = current_schema()::regnamespace`,
  )
  const names = new Set(found.map(({ name }) => name))
  return (await wantedTriggers())
    .filter(
      ({ table, name, args }) => !names.has(`${table} ${name} ${args.map((arg) => `${arg}\\000`).join('')}`),
    )
    .map(({ table, name }) => `the trigger ${name} of the table ${table} is missing`)
}

/** Puts the triggers in their places, also those of a table that is new. */
export async function mendTriggers(handle: Tx): Promise<void> {
  if ((await triggerFaults(handle)).length === 0) return
  await handle.execute(
    sql`create or replace function ${sql.identifier(triggerFunction)}() returns trigger language plpgsql as ${literal(functionBody)}`,
  )
  const statements = (await wantedTriggers()).map(({ table, name, event, args }) => {
    const given = sql.join(args.map(literal), sql`, `)
    return sql`create or replace trigger ${sql.identifier(name)} after ${sql.raw(event)} on ${sql.identifier(table)}
      ${sql.raw(events[event])} for each statement execute function ${sql.identifier(triggerFunction)}(${given});`
  })
  // All of them in one trip to the database.
  await handle.execute(sql`do $mend$ begin ${sql.join(statements, sql` `)} end $mend$`)
}

async function wantedTriggers() {
  const tables = schemaTables().filter(({ table }) => !unannounced.has(table))
  return tables.flatMap(({ table, columns }) => {
    const { by = '', unread = [], concernsAllIf = '' } = announced[table] ?? {}
    const school = columns.includes('tenant_id') ? 'tenant_id' : 'key'
    const args = [school, by, `{${unread.join(',')}}`, concernsAllIf]
    return (['insert', 'update', 'delete'] as const).map((event) => ({
      table,
      event,
      name: `tell_${event}`,
      args,
    }))
  })
}

/** Statements that define something take no parameters. */
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`)

const rowsOf = async <Row>(handle: Tx, query: SQL): Promise<Row[]> =>
  ((await handle.execute(query)) as unknown as { rows: Row[] }).rows
