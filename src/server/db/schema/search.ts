import { sql } from 'drizzle-orm'
import {
  customType,
  date,
  index,
  integer,
  pgTable,
  pgView,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { searchKinds } from '#contract/search.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../tenant-table.ts'
import { sports } from './sports.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What an entry is made from. Readers see six kinds; a person may be a player or a member of the staff. */
export const searchSources = [
  'story',
  'player',
  'staff',
  'sport',
  'game',
  'facility',
  'document',
  'sport-file',
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
