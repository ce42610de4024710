import { type SQL, sql } from 'drizzle-orm'
import { unannounced } from './announced.ts'
import type { Tx } from './client.ts'
import { schemaTables } from './schema-tables.ts'

const triggerFunction = 'record_change'
const trigger = 'record_change'

/** What a piece of work says of itself, each a setting of its transaction; without the first nothing is recorded. */
export const workSettings = {
  work: 'app.work',
  what: 'app.what',
  subject: 'app.subject',
  subjectTitle: 'app.subject_title',
  sportId: 'app.sport',
  undoes: 'app.undoes',
  userId: 'app.actor',
  userName: 'app.actor_name',
  at: 'app.moment',
  rowTitle: 'app.row_title',
} as const

/**
 * Made from other tables, written by the second while a game runs, or what visitors send: nobody undoes these. What is
 * made from others is made anew by whoever undoes.
 */
const unrecorded: ReadonlySet<string> = new Set([
  ...unannounced,
  'careers',
  'live_games',
  'search_entries',
  'tenants',
])

/** Columns that count, which no editor writes. */
const uncounted: Record<string, string> = {
  games: '{revision,updated_at}',
  promotion_campaigns: '{impressions}',
  splashes: '{clicks}',
  forms: '{submissions_count}',
}

/**
 * Adds a line to the history for each row that a piece of work writes, also by cascade. Arguments: the column that a row
 * is known by, and the columns that are not worth a line.
 */
const functionBody = `
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - 'tenant_id' end;
  now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - 'tenant_id' end;
  school text := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
  known_by text := coalesce(now, was) ->> tg_argv[0];
  different text[];
begin
  if tg_op = 'UPDATE' then
    different := array(
      select key from jsonb_each(now) where value is distinct from was -> key and key <> all (tg_argv[1]::text[]));
    if cardinality(different) = 0 then return null; end if;
    select jsonb_object_agg(key, was -> key), jsonb_object_agg(key, now -> key) into was, now
      from unnest(different) as key;
  end if;
  insert into changes (tenant_id, work, what, subject, subject_title, sport_id, undoes, user_id, user_name, at,
      table_name, row_key, row_title, operation, before, after)
    values (school, current_setting('app.work'), current_setting('app.what'), current_setting('app.subject'),
      current_setting('app.subject_title'), nullif(current_setting('app.sport'), '')::int,
      nullif(current_setting('app.undoes'), ''), current_setting('app.actor'), current_setting('app.actor_name'),
      current_setting('app.moment')::timestamptz, tg_table_name, known_by,
      nullif(current_setting('app.row_title', true), ''), lower(tg_op), was, now);
  return null;
end
`

/** The tables whose changes are recorded, with the column that a row is known by. */
export const recordedTables = (): { table: string; key: string }[] =>
  schemaTables()
    .filter(({ table, columns }) => columns.includes('tenant_id') && !unrecorded.has(table))
    .map(({ table, columns }) => ({ table, key: columns.includes('id') ? 'id' : 'group' }))

/** What is missing so that every piece of work leaves its history. */
async function isInPlace(handle: Tx): Promise<boolean> {
  const [found] = await rowsOf<{ body: string | null; triggers: string[] }>(
    handle,
    sql`select (select prosrc from pg_proc
                 where proname = ${triggerFunction} and pronamespace = current_schema()::regnamespace) as body,
               array(select relname || ' ' || encode(tgargs, 'escape') from pg_trigger
                       join pg_class on pg_class.oid = tgrelid
                      where tgname = ${trigger} and tgenabled = 'O'
                        and relnamespace = current_schema()::regnamespace)::text[] as triggers`,
  )
  const there = new Set(found?.triggers)
  return (
    found?.body === functionBody &&
    recordedTables().every(({ table, key }) =>
      there.has(
        `${table} ${argsOf(table, key)
          .map((arg) => `${arg}\\000`)
          .join('')}`,
      ),
    )
  )
}

const argsOf = (table: string, key: string): string[] => [key, uncounted[table] ?? '{}']

/** Puts the triggers in their places, also those of a table that is new. */
export async function mendHistory(handle: Tx): Promise<void> {
  if (await isInPlace(handle)) return
  await handle.execute(
    sql`create or replace function ${sql.identifier(triggerFunction)}() returns trigger language plpgsql as ${literal(functionBody)}`,
  )
  const statements = recordedTables().map(({ table, key }) => {
    const given = sql.join(argsOf(table, key).map(literal), sql`, `)
    return sql`create or replace trigger ${sql.identifier(trigger)} after insert or update or delete on ${sql.identifier(table)}
      for each row when (coalesce(current_setting('app.work', true), '') <> '')
      execute function ${sql.identifier(triggerFunction)}(${given});`
  })
  await handle.execute(sql`do $mend$ begin ${sql.join(statements, sql` `)} end $mend$`)
}

/** Statements that define something take no parameters. */
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`)

const rowsOf = async <Row>(handle: Tx, query: SQL): Promise<Row[]> =>
  ((await handle.execute(query)) as unknown as { rows: Row[] }).rows
