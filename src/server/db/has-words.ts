import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import { containing } from './like-pattern.ts'
import { type ListName, listedWords } from './schema/search.ts'

/** The row of the list has the text somewhere in the words that its filter looks in. */
export const hasWords = (list: ListName, id: AnyPgColumn, text: string): SQL =>
  inArray(
    id,
    new QueryBuilder()
      .select({ id: listedWords.id })
      .from(listedWords)
      .where(
        // Written out, so that the other lists are left aside when the query is planned.
        and(eq(listedWords.list, sql.raw(`'${list}'`)), ilike(listedWords.words, containing(text))),
      ),
  )
