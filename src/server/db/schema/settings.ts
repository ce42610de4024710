import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { reportMatters, reportStates } from '#contract/settings.accessibility.ts'
import type { SocialNetwork } from '#contract/settings.lists.ts'
import { Image } from '#contract/shapes/shared.ts'
import { json } from '../columns/json-column.ts'
import { belongsTo, id, isolation, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { sports } from './sports.ts'

/** One row for each settings group of the specification (seo, google, analytics, …), validated when written. */
export const settings = pgTable(
  'settings',
  { tenantId, group: text('group').notNull(), value: jsonb('value').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.group] }), isolation('settings')],
)

/** Null in any of these lists: the row belongs to the whole department. */
const sportId = integer('sport_id')
const rank = integer('rank').notNull().default(0)

export const socialAccounts = pgTable(
  'social_accounts',
  {
    tenantId,
    id,
    sportId,
    network: text('network').$type<SocialNetwork>().notNull(),
    title: text('title').notNull(),
    handle: text('handle').notNull(),
    url: text('url').notNull(),
    rank,
  },
  (table) => [
    ...tenantOwned('social_accounts', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('social_accounts_rank').on(table.tenantId, table.rank),
    index('social_accounts_network').on(table.tenantId, table.network, table.rank),
    index('social_accounts_sport').on(table.tenantId, table.sportId, table.rank),
  ],
)

export const partners = pgTable(
  'partners',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    tier: text('tier', { enum: ['premier', 'official', 'community'] }).notNull(),
    description: text('description'),
    url: text('url').notNull(),
    logo: json('logo', Image),
    rank,
  },
  (table) => [...tenantOwned('partners', table), index('partners_rank').on(table.tenantId, table.rank)],
)

export const rssFeeds = pgTable(
  'rss_feeds',
  {
    tenantId,
    id,
    sportId,
    title: text('title').notNull(),
    description: text('description'),
    category: text('category', { enum: ['news', 'schedule', 'podcast'] }).notNull(),
    url: text('url').notNull(),
    rank,
  },
  (table) => [
    ...tenantOwned('rss_feeds', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('rss_feeds_rank').on(table.tenantId, table.rank),
    index('rss_feeds_sport').on(table.tenantId, table.sportId, table.rank),
  ],
)

export const ticketLinks = pgTable(
  'ticket_links',
  {
    tenantId,
    id,
    sportId,
    kind: text('kind', { enum: ['single', 'season', 'group', 'student'] }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    url: text('url').notNull(),
    rank,
  },
  (table) => [
    ...tenantOwned('ticket_links', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('ticket_links_rank').on(table.tenantId, table.rank),
    index('ticket_links_sport').on(table.tenantId, table.sportId, table.rank),
  ],
)

/** Prices are whole cents; a discount is in percent or in cents. */
export const shopProducts = pgTable(
  'shop_products',
  {
    tenantId,
    id,
    sportId,
    title: text('title').notNull(),
    price: integer('price').notNull(),
    discountType: text('discount_type', { enum: ['percent', 'amount'] }),
    discountAmount: integer('discount_amount'),
    discountExpiration: timestamp('discount_expiration', { withTimezone: true }),
    imageUrl: text('image_url').notNull(),
    link: text('link').notNull(),
    shopUrl: text('shop_url').notNull(),
    rank,
  },
  (table) => [
    ...tenantOwned('shop_products', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('shop_products_rank').on(table.tenantId, table.rank),
    index('shop_products_sport').on(table.tenantId, table.sportId, table.rank),
  ],
)

export const redirects = pgTable(
  'redirects',
  {
    tenantId,
    id,
    /** Lower case, without a query and without a slash at its end: the form in which a path is looked up. */
    fromPath: text('from_path').notNull(),
    /** A path of the site, or an absolute address outside it. */
    location: text('location').notNull(),
    isPermanent: boolean('is_permanent').notNull().default(true),
  },
  (table) => [
    ...tenantOwned('redirects', table),
    uniqueIndex('redirects_from_path').on(table.tenantId, table.fromPath),
  ],
)

/** What visitors report of barriers, or ask for in another form, and how far the office is with it. */
export const accessibilityReports = pgTable(
  'accessibility_reports',
  {
    tenantId,
    id,
    state: text('state', { enum: reportStates }).notNull().default('new'),
    note: text('note'),
    about: text('about', { enum: reportMatters }).notNull(),
    message: text('message').notNull(),
    subject: text('subject').notNull(),
    place: text('place'),
    name: text('name'),
    email: text('email'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    ...tenantOwned('accessibility_reports', table),
    index('accessibility_reports_received').on(table.tenantId, table.receivedAt),
    index('accessibility_reports_state').on(table.tenantId, table.state, table.receivedAt),
  ],
)
