import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgPolicy } from 'drizzle-orm/pg-core'
import type { Handle, Tx } from './client.ts'
import { appRole } from './columns/tenant-table.ts'
import { type SchemaTable, schemaTables } from './schema-tables.ts'

/** The wall between schools is not as it should be, and this user may not put it right. */
export class IsolationError extends Error {}

const role = appRole.name
const dialect = new PgDialect()
/** The first migration: the role, what it may use, and extensions. Run again it changes nothing that is right. */
const roles = join(import.meta.dirname, 'migrations/0000_roles.sql')

/**
 * What is wrong with the wall between schools: the role that units of work step down to, its rights, and the policies that
 * bind it. A dump holds neither the role nor, where that is missing, what mentions it.
 */
export async function isolationFaults(handle: Tx): Promise<string[]> {
  const missingRole = await roleFault(handle)
  if (missingRole) return [missingRole]
  const found = await securedTables(handle)
  return schemaTables().flatMap(({ table, policies }) => {
    const actual = found.get(table)
    if (!actual) return [`the table ${table} is missing`]
    return [
      ...(actual.secured ? [] : [`the table ${table} has no row-level security`]),
      ...(actual.granted ? [] : [`the role ${role} may not use the table ${table}`]),
      ...policies
        .filter(({ name }) => !actual.policies.includes(name))
        .map(({ name }) => `the policy ${name} is missing`),
      ...actual.policies
        .filter((name) => !policies.some((policy) => policy.name === name))
        .map((name) => `the table ${table} has a policy ${name} that nobody knows`),
    ]
  })
}

/** Makes the role anew where a restored database has come without it, so that migrations may name it. */
export async function mendRole(handle: Tx): Promise<string[]> {
  const [{ isNew } = { isNew: false }] = await rowsOf<{ isNew: boolean }>(
    handle,
    sql`select to_regclass('drizzle.__drizzle_migrations') is null as "isNew"`,
  )
  const fault = isNew ? null : await roleFault(handle)
  if (!fault) return []
  try {
    for (const statement of readFileSync(roles, 'utf8').split('--> statement-breakpoint'))
      await handle.execute(sql.raw(statement))
  } catch (error) {
    throw new IsolationError(
      `${fault}, and this user may not create it (${messageOf(error)}). As an administrator run: CREATE ROLE ${role} NOLOGIN NOINHERIT; GRANT ${role} TO the user of DATABASE_URL.`,
    )
  }
  return [fault]
}

/** Puts right what this user may, and says what that was. */
export async function mendIsolation(handle: Handle): Promise<string[]> {
  const faults = await isolationFaults(handle)
  if (faults.length === 0) return []
  try {
    await handle.transaction(async (tx) => {
      for (const secured of schemaTables())
        for (const statement of statementsFor(secured)) await tx.execute(statement)
      // The desk reserves the id of something new before there is a row.
      await tx.execute(
        sql`do $grant$ begin execute format('grant usage on all sequences in schema %I to ${sql.raw(role)}', current_schema()); end $grant$`,
      )
    })
  } catch (error) {
    throw new IsolationError(
      `${faults[0]} (${faults.length} faults in all), and this user may not mend it (${messageOf(error)}).`,
    )
  }
  const left = await isolationFaults(handle)
  if (left.length > 0) throw new IsolationError(`${left.join('; ')}: an administrator must see to it.`)
  return faults
}

function statementsFor({ table, policies }: SchemaTable): SQL[] {
  const name = sql.identifier(table)
  const to = sql.identifier(role)
  return [
    sql`alter table ${name} enable row level security`,
    sql`grant select, insert, update, delete on ${name} to ${to}`,
    ...policies.flatMap((policy) => [
      sql`drop policy if exists ${sql.identifier(policy.name)} on ${name}`,
      createPolicy(policy, name, to),
    ]),
  ]
}

function createPolicy(
  policy: PgPolicy,
  table: SQL | ReturnType<typeof sql.identifier>,
  to: typeof table,
): SQL {
  const text = (condition: SQL) => sql.raw(dialect.sqlToQuery(condition).sql)
  return sql`create policy ${sql.identifier(policy.name)} on ${table} for ${sql.raw(policy.for ?? 'all')} to ${to}
    ${policy.using ? sql`using (${text(policy.using)})` : sql``}
    ${policy.withCheck ? sql`with check (${text(policy.withCheck)})` : sql``}`
}

async function roleFault(handle: Tx): Promise<string | null> {
  const [found] = await rowsOf<{ bypasses: boolean; member: boolean; usage: boolean }>(
    handle,
    sql`select rolsuper or rolbypassrls as bypasses,
               pg_has_role(current_user, oid, 'member') as member,
               has_schema_privilege(oid, current_schema()::regnamespace::oid, 'usage') as usage
          from pg_roles where rolname = ${role}`,
  )
  if (!found) return `the role ${role} is missing`
  if (found.bypasses) throw new IsolationError(`the role ${role} is not bound by row-level security.`)
  if (!found.member) return `this user may not act as the role ${role}`
  return found.usage ? null : `the role ${role} may not use the schema`
}

interface FoundTable {
  name: string
  secured: boolean
  granted: boolean
  policies: string[]
}

async function securedTables(handle: Tx): Promise<Map<string, FoundTable>> {
  const can = (right: string) =>
    sql`has_table_privilege((select oid from pg_roles where rolname = ${role}), pg_class.oid, ${right})`
  const rows = await rowsOf<FoundTable>(
    handle,
    sql`select relname::text as name, relrowsecurity as secured,
               ${sql.join(['select', 'insert', 'update', 'delete'].map(can), sql` and `)} as granted,
               array(select polname::text from pg_policy
                      where polrelid = pg_class.oid
                        and coalesce(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) like '%app.tenant%') as policies
          from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

const rowsOf = async <Row>(handle: Tx, query: SQL): Promise<Row[]> =>
  ((await handle.execute(query)) as unknown as { rows: Row[] }).rows

function messageOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
