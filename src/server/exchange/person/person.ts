import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/client.ts'
import { rowsOf } from '../sql.ts'
import { type Place, places, type Somebody } from './places.ts'

/** Rows by table, as the database has them. */
export type PersonData = Record<string, Record<string, unknown>[]>

export interface Erased {
  /** Rows by table that were theirs before. */
  rows: Record<string, number>
  /** Forms that others sent, in which the address stands among the answers: those are for a person to look at. */
  mentions: { school: string; reference: string }[]
}

export class PersonError extends Error {}

async function findSomebody(tx: Tx, given: string): Promise<Somebody> {
  const email = given.trim().toLowerCase()
  const [user] = rowsOf<{ id: string; name: string }>(
    await tx.execute(sql`select id, name from users where lower(email) = ${email}`),
  )
  return { email, userId: user?.id ?? null, name: user?.name ?? null }
}

async function rowsAt(tx: Tx, { table, theirs, leftOut = [] }: Place, somebody: Somebody) {
  const without = leftOut.reduce((row, column) => sql`${row} - ${column}::text`, sql`to_jsonb(t)`)
  const found = await tx.execute(
    sql`select ${without} as row from ${sql.identifier(table)} as t where ${theirs(somebody)} order by 1`,
  )
  return rowsOf<{ row: Record<string, unknown> }>(found).map(({ row }) => row)
}

async function dataOf(tx: Tx, somebody: Somebody): Promise<PersonData> {
  const data: PersonData = {}
  for (const place of places) {
    const rows = await rowsAt(tx, place, somebody)
    if (rows.length > 0) data[place.table] = [...(data[place.table] ?? []), ...rows]
  }
  return data
}

/** Everything that is known of somebody at all schools, at one moment. */
export const exportPerson = ({ platform }: Database, email: string): Promise<PersonData> =>
  platform.transaction(async (tx) => dataOf(tx, await findSomebody(tx, email)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** In one transaction, and looked at before it ends: nothing is left, or nothing was done. */
export const erasePerson = ({ platform }: Database, email: string): Promise<Erased> =>
  platform.transaction(async (tx) => {
    const somebody = await findSomebody(tx, email)
    const before = await dataOf(tx, somebody)
    await refuseLastAdministrator(tx, somebody)
    for (const { erase } of places) if (erase) await tx.execute(erase(somebody))
    const left = await dataOf(tx, somebody)
    // What somebody did stays as a line without a name; what they paid, as a number in the books.
    const named = Object.entries(left).filter(([, rows]) =>
      JSON.stringify(rows).toLowerCase().includes(somebody.email),
    )
    if (named.length > 0)
      throw new PersonError(
        `Nothing was erased: ${named.map(([table]) => table).join(', ')} would still name them.`,
      )
    return {
      rows: Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length])),
      mentions: await mentionsOf(tx, somebody),
    }
  })

async function refuseLastAdministrator(tx: Tx, { userId }: Somebody): Promise<void> {
  if (userId === null) return
  const schools = rowsOf<{ school: string }>(
    await tx.execute(
      sql`select m.tenant_id as school from memberships m where m.user_id = ${userId} and m.role = 'administrator'
           and not exists (select from memberships o where o.tenant_id = m.tenant_id and o.role = 'administrator' and o.user_id <> m.user_id)`,
    ),
  ).map(({ school }) => school)
  if (schools.length > 0)
    throw new PersonError(
      `They are the only administrator of ${schools.join(', ')}. Invite another first: npm run fieldhouse -- invite.`,
    )
}

async function mentionsOf(tx: Tx, { email }: Somebody): Promise<Erased['mentions']> {
  return rowsOf<{ school: string; reference: string }>(
    await tx.execute(
      sql`select tenant_id as school, reference from form_submissions where strpos(lower(answers::text), ${email}) > 0 order by 1, 2`,
    ),
  )
}
