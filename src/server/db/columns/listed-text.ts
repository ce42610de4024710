import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core'

/** The letter that a last name is listed under: kept by the database, so that an index finds it. */
export const initial = text('initial').notNull().generatedAlwaysAs(sql`upper(left(last_name, 1))`)

/** First and last name as people write them. */
export const fullName = (table: { firstName: AnyPgColumn; lastName: AnyPgColumn }): SQL =>
  sql`${table.firstName} || ' ' || ${table.lastName}`

/** What the text filter of a list looks in, a line each: one index serves them all, and no match crosses a line. */
export const linesOf = (...parts: (AnyPgColumn | SQL)[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql` || chr(10) || `,
  )})`

/** The same, as the expression of an index. */
export const wordsIndexed = (...parts: (AnyPgColumn | SQL)[]): SQL => sql`${linesOf(...parts)} gin_trgm_ops`
