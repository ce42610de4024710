import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { galleries, podcasts, publications, videos } from '../../db/schema/media.ts'
import { stories, tags } from '../../db/schema/news.ts'
import { type SearchSource, searchEntries } from '../../db/schema/search.ts'

export type { SearchSource } from '../../db/schema/search.ts'

/** Published media, all made alike. */
export const mediaTables = { podcasts, publications, galleries, videos }
export type MediaKind = keyof typeof mediaTables

export interface Slice {
  limit: number
  offset: number
}

/** What readers may find they may be led to: the index of the search holds nothing hidden or protected. */
export async function foundEntries(tx: Tx, now: Date, source: SearchSource, { limit, offset }: Slice) {
  const { url, date, contentId, shownFrom } = searchEntries
  return tx
    .select({ url, date })
    .from(searchEntries)
    .where(and(eq(searchEntries.source, source), or(isNull(shownFrom), lte(shownFrom, now))))
    .orderBy(asc(contentId))
    .limit(limit)
    .offset(offset)
}

export async function mediaEntries(tx: Tx, now: Date, kind: MediaKind, { limit, offset }: Slice) {
  const table = mediaTables[kind]
  return tx
    .select({ id: table.id, slug: table.slug, date: table.publishedOn })
    .from(table)
    .where(lte(table.publishAt, now))
    .orderBy(asc(table.publishAt), asc(table.id))
    .limit(limit)
    .offset(offset)
}

export async function tagEntries(tx: Tx, { limit, offset }: Slice) {
  return tx.select({ slug: tags.slug }).from(tags).orderBy(asc(tags.id)).limit(limit).offset(offset)
}

/** How many there are of each kind, and the latest days: each read from an index alone. */
export async function sitemapExtents(tx: Tx, now: Date, sources: readonly SearchSource[]) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const fields: Record<string, SQL<unknown>> = {
    'count tags': sql`(select count(*) from ${tags})`,
    'day stories': sql`(select ${stories.publishedOn}::text from ${stories}
      where not ${stories.hidden} and ${stories.publishAt} <= ${moment}
      order by ${stories.publishAt} desc limit 1)`,
  }
  for (const source of sources)
    fields[`count ${source}`] =
      sql`(select count(*) from ${searchEntries} where ${searchEntries.source} = ${source})`
  for (const [kind, table] of Object.entries(mediaTables)) {
    fields[`count ${kind}`] = sql`(select count(*) from ${table} where ${table.publishAt} <= ${moment})`
    fields[`day ${kind}`] = sql`(select ${table.publishedOn}::text from ${table}
      where ${table.publishAt} <= ${moment} order by ${table.publishAt} desc limit 1)`
  }
  const [row] = await tx.select(fields).from(sql`(select 1) as one`)
  return {
    count: (name: string) => Number(row?.[`count ${name}`] ?? 0),
    lastDay: (name: string) => (row?.[`day ${name}`] as string | null | undefined) ?? null,
  }
}
