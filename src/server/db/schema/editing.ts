import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { draftStates } from '#contract/editing/draft.ts'
import { appRole, belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'

const when = (name: string) => timestamp(name, { withTimezone: true })
/** A person's name stands beside the id: people belong to the platform, and history outlives an account. */
const person = { userId: text('user_id').notNull(), userName: text('user_name').notNull() }

/** One of those that went out with a release, as it was called then. */
interface ReleasedContent {
  kind: string
  id: number
  title?: string
  sportId?: number | null
}

/** Several drafts that go out together. */
export const releases = pgTable(
  'releases',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    /** Null: when somebody says so. */
    publishAt: when('publish_at'),
    /** Once it is out it can be undone, and nothing more is put into it. */
    publishedAt: when('published_at'),
    /** The piece of work that it went out as. */
    work: text('work'),
    /** What was in it then: an undo puts it back. */
    contents: jsonb('contents').$type<ReleasedContent[]>(),
    /** Why it could not go out when it was due. */
    note: text('note'),
    ...person,
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    ...tenantOwned('releases', table),
    index('releases_due').on(table.tenantId, table.publishAt).where(sql`published_at is null`),
  ],
)

/**
 * What is being written: a value of the kind's input that no page reads. The tables that pages read hold what is
 * published and nothing else.
 */
export const drafts = pgTable(
  'drafts',
  {
    tenantId,
    id,
    kind: text('kind').notNull(),
    /** The content's own id, or for something new the one that is reserved for it. */
    contentId: integer('content_id').notNull(),
    isNew: boolean('is_new').notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    /** What was published when it was begun: with it two people's fields are merged. Null for something new. */
    base: jsonb('base').$type<Record<string, unknown>>(),
    /** What rules wrote into it, such as a recap from its box score: where it still stands so, nobody has changed it. */
    written: jsonb('written').$type<Record<string, unknown>>(),
    version: integer('version').notNull().default(1),
    state: text('state', { enum: draftStates }).notNull().default('open'),
    /** What whoever sent it back wrote, or why it could not go out when it was due. */
    note: text('note'),
    /** For those who work for some sports alone. */
    sportId: integer('sport_id'),
    publishAt: when('publish_at'),
    releaseId: integer('release_id'),
    /** Says that two calls to begin something are one. */
    key: text('key'),
    ...person,
    changedAt: when('changed_at').notNull(),
  },
  (table) => [
    ...tenantOwned('drafts', table),
    belongsTo(table, table.releaseId, releases),
    uniqueIndex('drafts_content').on(table.tenantId, table.kind, table.contentId),
    uniqueIndex('drafts_key').on(table.tenantId, table.key),
    index('drafts_changed').on(table.tenantId, table.changedAt),
    index('drafts_release').on(table.tenantId, table.releaseId),
    index('drafts_due').on(table.tenantId, table.publishAt).where(sql`publish_at is not null`),
  ],
)

const own = sql`tenant_id = current_setting('app.tenant', true)`

/**
 * Who changed what, row by row: written by a trigger (`history-triggers.ts`) whenever a unit of work says which piece of
 * work it is. A school's unit of work adds to it and reads it; there is no policy by which it could change it.
 */
export const changes = pgTable(
  'changes',
  {
    tenantId,
    id,
    work: text('work').notNull(),
    /** 'publish', 'delete', 'undo': what was done as a whole. */
    what: text('what').notNull(),
    /** What it was done to: 'partners/12', or 'partners' for several. */
    subject: text('subject').notNull(),
    subjectTitle: text('subject_title').notNull(),
    sportId: integer('sport_id'),
    /** The piece of work that this one takes back. */
    undoes: text('undoes'),
    ...person,
    at: when('at').notNull(),
    tableName: text('table_name').notNull(),
    /** What the row is known by within the school. */
    rowKey: text('row_key').notNull(),
    /** What the content was called that the row belongs to, where the work was done to several. */
    rowTitle: text('row_title'),
    operation: text('operation', { enum: ['insert', 'update', 'delete'] }).notNull(),
    /** Of an update the columns that changed; of the others the whole row. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    pgPolicy('changes_read', { for: 'select', to: appRole, using: own }),
    pgPolicy('changes_add', { for: 'insert', to: appRole, withCheck: own }),
    index('changes_work').on(table.tenantId, table.work, table.id),
    index('changes_row').on(table.tenantId, table.tableName, table.rowKey, table.id),
    index('changes_subject').on(table.tenantId, table.subject, table.id),
    index('changes_undoes').on(table.tenantId, table.undoes).where(sql`undoes is not null`),
    index('changes_what').on(table.tenantId, table.what, table.at),
  ],
)

/** Who has which content open in which window, and the field that they write in. Said again every few seconds. */
export const presence = pgTable(
  'presence',
  {
    tenantId,
    id,
    tab: text('tab').notNull(),
    kind: text('kind').notNull(),
    contentId: integer('content_id').notNull(),
    field: text('field'),
    /** Who took the field over, until its writer has been told. */
    takenBy: text('taken_by'),
    ...person,
    seenAt: when('seen_at').notNull(),
  },
  (table) => [
    ...tenantOwned('presence', table),
    uniqueIndex('presence_tab').on(table.tenantId, table.tab),
    index('presence_content').on(table.tenantId, table.kind, table.contentId),
    index('presence_seen').on(table.tenantId, table.seenAt),
  ],
)

/** A list as somebody wants to find it again: their own, or shared with the office. */
export const savedViews = pgTable(
  'saved_views',
  {
    tenantId,
    id,
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    ...person,
  },
  (table) => [
    ...tenantOwned('saved_views', table),
    uniqueIndex('saved_views_name').on(table.tenantId, table.userId, table.kind, table.name),
    index('saved_views_kind').on(table.tenantId, table.kind),
  ],
)
