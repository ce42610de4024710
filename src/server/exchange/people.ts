import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { object } from '#contract/shapes/schema.ts'
import type { Tx } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { ExchangeError, peopleFile } from './manifest.ts'
import { rowIn } from './row.ts'
import { identifiers } from './sql.ts'
import type { ExchangeTable } from './tables.ts'

/** Passwords stay behind: a folder that is copied about must not open anybody's account. */
export const personColumns = ['id', 'name', 'email']

/** What earlier versions wrote besides. It is not believed: nobody comes in verified, and nobody as an operator. */
const leftBehind = ['email_verified', 'image', 'created_at', 'updated_at']
export const knownPersonColumns = [...personColumns, ...leftBehind]

const Person = object({
  id: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\p{Cc}]*$' }),
  email: Type.String({ maxLength: 254, pattern: '^[^\\s@<>",;A-Z]+@[^\\s@<>",;A-Z]+$' }),
})

const userColumns = (table: ExchangeTable) =>
  table.references.filter((reference) => reference.table === 'users').flatMap(({ columns }) => columns)

/** The people of the platform whom a school's rows refer to. */
export function peopleOf(tables: readonly ExchangeTable[], tenant: string): SQL {
  const named = tables.flatMap((table) =>
    userColumns(table).map(
      (column) =>
        sql`select ${sql.identifier(column)} from ${sql.identifier(table.name)} where tenant_id = ${tenant}`,
    ),
  )
  const ids = named.length > 0 ? sql.join(named, sql` union `) : sql`select null`
  return sql`select ${identifiers(personColumns)} from users where id in (${ids}) order by id`
}

/**
 * Writes those who are not known yet, and tells under which id each one is known here: an address is one person, who
 * stays as they are. A stranger's word for an id is taken only where nobody has it.
 */
export async function writePeople(tx: Tx, lines: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const line of lines) {
    const { id, name, email } = personIn(line)
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id))
    const own = known?.id ?? (taken ? randomUUID() : id)
    if (!known) await tx.insert(users).values({ id: own, name, email })
    ids.set(id, own)
  }
  return ids
}

function personIn(line: string): Static<typeof Person> {
  const { id, name, email } = rowIn(peopleFile, line)
  const person = { id, name, email }
  if (!Value.Check(Person, person))
    throw new ExchangeError(`The export has somebody in ${peopleFile} without a proper id, name and address.`)
  return person
}

/** The same row with the ids of people as they are here. */
export function withPeople(line: string, table: ExchangeTable, ids: ReadonlyMap<string, string>): string {
  const columns = userColumns(table)
  if (columns.length === 0) return line
  const row = rowIn(table.name, line)
  for (const column of columns.filter((name) => row[name] !== null && row[name] !== undefined)) {
    const id = ids.get(String(row[column]))
    if (id === undefined)
      throw new ExchangeError(`The export's ${table.name} name somebody who is not in ${peopleFile}.`)
    row[column] = id
  }
  return JSON.stringify(row)
}
