import { getTableName, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  date,
  index,
  integer,
  type PgTable,
  pgTable,
  pgView,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { searchKinds } from '#contract/search.ts'
import { fullName, linesOf } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { opponents } from './games.ts'
import { allAmericans, awards, inductees } from './honors.ts'
import { galleries, podcasts, videos } from './media.ts'
import { clippings, stories, tags } from './news.ts'
import { careers } from './rosters.ts'
import { facilities, sports } from './sports.ts'
import { staffMembers } from './staff.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What an entry is made from. Readers see fewer kinds; a person may be of the rosters, the staff or the halls of honor. */
export const searchSources = [
  'story',
  'player',
  'staff',
  'inductee',
  'all-american',
  'historical-player',
  'sport',
  'game',
  'facility',
  'document',
  'sport-file',
  'video',
  'gallery',
  'podcast',
  'publication',
] as const
export type SearchSource = (typeof searchSources)[number]

/** What the public may find, in the words it is found by. Made from the other tables, and never the only copy. */
export const searchEntries = pgTable(
  'search_entries',
  {
    tenantId,
    id,
    source: text('source', { enum: searchSources }).notNull(),
    contentId: integer('content_id').notNull(),
    kind: text('kind', { enum: searchKinds }).notNull(),
    title: text('title').notNull(),
    /** The title without accents, capitals and punctuation: what typing is compared with. */
    titleWords: text('title_words').notNull(),
    body: text('body').notNull(),
    url: text('url').notNull(),
    image: text('image'),
    sportId: integer('sport_id'),
    date: date('date'),
    /** Content that is to be published later is found from this moment on. */
    shownFrom: timestamp('shown_from', { withTimezone: true }),
    weight: integer('weight').notNull(),
    tsv: tsvector('tsv').notNull(),
  },
  (table) => [
    ...tenantOwned('search_entries', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    uniqueIndex('search_entries_content').on(table.tenantId, table.source, table.contentId),
    index('search_entries_tsv').using('gin', table.tenantId, table.tsv),
    index('search_entries_title').using('gin', table.tenantId, table.titleWords.op('gin_trgm_ops')),
  ],
)

/**
 * A school's own entries, for reading. Row-level security keeps PostgreSQL from using an index of words or trigrams
 * (their operators might leak what they compare); a view of the owner names the tenant itself and may use both.
 */
export const searchIndex = pgView('search_index').as((view) =>
  view
    .select()
    .from(searchEntries)
    .where(sql`${searchEntries.tenantId} = current_setting('app.tenant', true)`),
)

/** Every list with a text filter, and what the filter looks in. Each table has an index of exactly these words. */
const lists = {
  allAmericans: { table: allAmericans, words: linesOf(fullName(allAmericans)) },
  awards: { table: awards, words: linesOf(awards.recipient, awards.title) },
  careers: { table: careers, words: linesOf(fullName(careers), careers.hometown) },
  clippings: { table: clippings, words: linesOf(clippings.title, clippings.summary) },
  facilities: { table: facilities, words: linesOf(facilities.title) },
  galleries: { table: galleries, words: linesOf(galleries.title) },
  inductees: { table: inductees, words: linesOf(fullName(inductees), inductees.citation) },
  opponents: { table: opponents, words: linesOf(opponents.title, opponents.mascot) },
  podcasts: { table: podcasts, words: linesOf(podcasts.title) },
  staffMembers: { table: staffMembers, words: linesOf(fullName(staffMembers), staffMembers.title) },
  stories: { table: stories, words: linesOf(stories.title, stories.teaser) },
  tags: { table: tags, words: linesOf(tags.name) },
  videos: { table: videos, words: linesOf(videos.title) },
} satisfies Record<string, { table: PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn }; words: SQL }>

export type ListName = keyof typeof lists

/**
 * A school's own rows of all these lists, for looking words up. Row-level security keeps PostgreSQL from using an
 * index of trigrams (its operators might leak what they compare); a view of the owner names the tenant itself.
 */
export const listedWords = pgView('listed_words', {
  list: text('list').notNull(),
  id: integer('id').notNull(),
  words: text('words').notNull(),
}).as(
  sql.join(
    Object.entries(lists).map(
      ([list, { table, words }]) =>
        sql`select ${sql.raw(`'${list}'`)} as list, ${table.id} as id, ${words} as words from ${table} where ${table.tenantId} = current_setting('app.tenant', true)`,
    ),
    sql` union all `,
  ),
)

/** What a view is made from: whoever reads it reads these. */
export const tablesBehind: Readonly<Record<string, readonly string[]>> = {
  search_index: [getTableName(searchEntries)],
  listed_words: Object.values(lists).map(({ table }) => getTableName(table)),
}
