import { and, asc, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SearchKind } from '#contract/search.ts'
import type { Tx } from '../../db/client.ts'
import { searchIndex } from '../../db/schema/search.ts'

export interface HitsQuery {
  /** A tsquery. */
  query: string
  /** The words alone, to compare with titles. */
  words: string
  kind: SearchKind | null
  sportId: number | null
  now: Date
  limit: number
  offset: number
  /** So many of each kind, whatever the page. */
  topOfKind: number
}

const isShown = (now: Date) => or(isNull(searchIndex.shownFrom), lte(searchIndex.shownFrom, now))
const finds = (query: SQL | string) => sql`${searchIndex.tsv} @@ ${query}::tsquery`

/** The title is what was typed, or it begins so; a person is named by the last name as well. */
const titleTier = (words: string): SQL<number> => sql<number>`case
  when ${searchIndex.titleWords} = ${words} then 2
  when starts_with(${searchIndex.titleWords}, ${`${words} `}) then 1
  when ${searchIndex.kind} = 'person' and right(${searchIndex.titleWords}, length(${words}::text) + 1) = ${` ${words}`} then 1
  else 0 end`

/**
 * How well the words fit, times the weight of the entry, less with every year that it lies back or ahead.
 * In whole numbers, because the two engines may differ in the last digits of a fraction.
 */
const score = (query: string, today: string): SQL<number> => sql<number>`
  round(ts_rank(${searchIndex.tsv}, ${query}::tsquery)::numeric * 1000)::int * ${searchIndex.weight} * 1000
  / (365 + abs(coalesce(${searchIndex.date} - ${today}::date, 0)))`

/** A page of what was found and the best of each kind, in one statement; every row carries the count of its kind. */
export async function hits(tx: Tx, asked: HitsQuery) {
  const { query, words, kind, sportId, now, limit, offset, topOfKind } = asked
  const found = tx.$with('found').as(
    tx
      .select({
        id: searchIndex.id,
        kind: searchIndex.kind,
        source: searchIndex.source,
        contentId: searchIndex.contentId,
        tier: titleTier(words).as('tier'),
        score: score(query, now.toISOString().slice(0, 10)).as('score'),
      })
      .from(searchIndex)
      .where(and(finds(query), isShown(now), sportId ? eq(searchIndex.sportId, sportId) : undefined)),
  )
  // Down to the id, and letters by their codes: equals must stand in the same order on every engine.
  const best = sql`${found.tier} desc, ${found.score} desc, ${found.kind} collate "C", ${found.source} collate "C", ${found.contentId}`
  const placed = tx.$with('placed').as(
    tx
      .select({
        id: found.id,
        place: sql<number>`(row_number() over (order by ${best}))::int`.as('place'),
        placeInKind: sql<number>`(row_number() over (partition by ${found.kind} order by ${best}))::int`.as(
          'place_in_kind',
        ),
        ofKind: sql<number>`(count(*) over (partition by ${found.kind}))::int`.as('of_kind'),
      })
      .from(found),
  )
  const place = kind ? placed.placeInKind : placed.place
  const onPage = and(
    kind ? eq(searchIndex.kind, kind) : undefined,
    sql`${place} > ${offset}`,
    sql`${place} <= ${offset + limit}`,
  )
  return tx
    .with(found, placed)
    .select({
      place: placed.place,
      placeInKind: placed.placeInKind,
      ofKind: placed.ofKind,
      isOnPage: sql<boolean>`(${onPage})`,
      kind: searchIndex.kind,
      contentId: searchIndex.contentId,
      title: searchIndex.title,
      body: searchIndex.body,
      url: searchIndex.url,
      image: searchIndex.image,
      sportId: searchIndex.sportId,
      date: searchIndex.date,
    })
    .from(placed)
    .innerJoin(searchIndex, eq(searchIndex.id, placed.id))
    .where(or(onPage, sql`${placed.placeInKind} <= ${topOfKind}`))
    .orderBy(asc(placed.place))
}
export type Hit = Awaited<ReturnType<typeof hits>>[number]

/** The best by their titles, so many of each kind. */
export async function typedHits(
  tx: Tx,
  asked: { query: string; words: string; now: Date; limit: number; ofKind: number },
) {
  const { query, words, now, limit, ofKind } = asked
  const today = now.toISOString().slice(0, 10)
  const tier = sql<number>`case
    when starts_with(${searchIndex.titleWords}, ${words}) then 2
    when strpos(${searchIndex.titleWords}, ${` ${words}`}) > 0 then 1
    else 0 end`
  const nearness = sql<number>`${searchIndex.weight} * 100000 / (365 + abs(coalesce(${searchIndex.date} - ${today}::date, 0)))`
  const best = sql`${tier} desc, ${nearness} desc, ${searchIndex.kind} collate "C", ${searchIndex.source} collate "C", ${searchIndex.contentId}`
  const placed = tx.$with('placed').as(
    tx
      .select({
        id: searchIndex.id,
        place: sql<number>`(row_number() over (order by ${best}))::int`.as('place'),
        placeInKind:
          sql<number>`(row_number() over (partition by ${searchIndex.kind} order by ${best}))::int`.as(
            'place_in_kind',
          ),
      })
      .from(searchIndex)
      .where(and(finds(query), isShown(now))),
  )
  return tx
    .with(placed)
    .select({
      kind: searchIndex.kind,
      title: searchIndex.title,
      body: searchIndex.body,
      url: searchIndex.url,
      image: searchIndex.image,
      sportId: searchIndex.sportId,
      date: searchIndex.date,
    })
    .from(placed)
    .innerJoin(searchIndex, eq(searchIndex.id, placed.id))
    .where(sql`${placed.placeInKind} <= ${ofKind}`)
    .orderBy(asc(placed.place))
    .limit(limit)
}
export type TypedHit = Awaited<ReturnType<typeof typedHits>>[number]

/** Which of several tsqueries find anything at all. */
export async function knownQueries(tx: Tx, queries: string[], now: Date): Promise<Set<string>> {
  const isKnown = tx
    .select({ id: searchIndex.id })
    .from(searchIndex)
    .where(and(finds(sql`asked.query`), isShown(now)))
  const rows = await tx
    .select({ query: sql<string>`asked.query` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) as asked(query)`)
    .where(sql`exists ${isKnown}`)
  return new Set(rows.map(({ query }) => query))
}

/** Words of titles that share enough groups of three letters with one of those given. */
export async function similarTitleWords(tx: Tx, words: string[], now: Date) {
  // The operator %> reads its bound from here; the index can then leave out the rest.
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`)
  // A word each, because an index is asked for words that are known when the query is planned.
  const titles = sql.join(
    words.map(
      (word) => sql`
        select ${word}::text as typed, ${searchIndex.titleWords} as title from ${searchIndex}
        where ${and(sql`${searchIndex.titleWords} %> ${word}`, isShown(now))}`,
    ),
    sql` union all `,
  )
  return tx
    .select({
      typed: sql<string>`found.typed`,
      word: sql<string>`title.word`,
      uses: sql<number>`count(*)::int`,
    })
    .from(sql`(${titles}) as found`)
    .innerJoin(
      sql`unnest(string_to_array(found.title, ' ')) as title(word)`,
      sql`similarity(found.typed, title.word) >= 0.3`,
    )
    .groupBy(sql`found.typed`, sql`title.word`)
    .orderBy(desc(sql`similarity(found.typed, title.word)`))
    .limit(200)
}
