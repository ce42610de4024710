import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { CarouselOptions, Picture, SlideshowItem } from '#contract/promotions.ts'
import { json } from '../columns/json-column.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { sports } from './sports.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A named place of the site's pages that shows campaigns. */
export const promotionLocations = pgTable(
  'promotion_locations',
  {
    tenantId,
    id,
    name: text('name').notNull(),
    title: text('title').notNull(),
    type: text('type', { enum: ['single', 'html', 'icons', 'multi'] }).notNull(),
    effect: text('effect', { enum: ['random', 'none', 'slide'] })
      .notNull()
      .default('none'),
    carouselOptions: json('carousel_options', CarouselOptions),
  },
  (table) => [
    ...tenantOwned('promotion_locations', table),
    uniqueIndex('promotion_locations_name').on(table.tenantId, table.name),
  ],
)

export const promotionCampaigns = pgTable(
  'promotion_campaigns',
  {
    tenantId,
    id,
    locationId: integer('location_id').notNull(),
    /** Null: on every page that has the location. */
    sportId: integer('sport_id'),
    rank: integer('rank').notNull().default(0),
    title: text('title').notNull(),
    startDate: moment('start_date'),
    endDate: moment('end_date'),
    link: text('link'),
    hoverText: text('hover_text'),
    cssClass: text('css_class'),
    iconClass: text('icon_class'),
    openInNewWindow: boolean('open_in_new_window').notNull().default(false),
    html: text('html'),
    picture: json('picture', Picture),
    slide: json('slide', SlideshowItem),
    impressions: integer('impressions').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('promotion_campaigns', table),
    belongsTo(table, table.locationId, promotionLocations, 'cascade'),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('promotion_campaigns_location').on(table.tenantId, table.locationId, table.rank),
  ],
)

export const splashes = pgTable(
  'splashes',
  {
    tenantId,
    id,
    /** Null: the splash of the home page. */
    sportId: integer('sport_id'),
    enabled: boolean('enabled').notNull().default(false),
    title: text('title').notNull(),
    link: text('link'),
    html: text('html'),
    videoId: text('video_id'),
    picture: json('picture', Picture),
    backgroundColor: text('background_color').notNull(),
    foregroundColor: text('foreground_color').notNull(),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date'),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('splashes', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('splashes_sport').on(table.tenantId, table.sportId, table.enabled, table.startDate),
  ],
)

export const takeovers = pgTable(
  'takeovers',
  {
    tenantId,
    id,
    /** Null: the takeover of the home page. */
    sportId: integer('sport_id'),
    enabled: boolean('enabled').notNull().default(false),
    title: text('title'),
    type: text('type', { enum: ['GameDay', 'SigningDay', 'Feature'] }).notNull(),
    url: text('url'),
    /** Remembers that a visitor was sent there. Without it nobody is. */
    cookie: text('cookie'),
    startDate: moment('start_date'),
    endDate: moment('end_date'),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('takeovers', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('takeovers_sport').on(table.tenantId, table.sportId, table.enabled, table.rank),
  ],
)

export const alerts = pgTable(
  'alerts',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    link: text('link'),
    enabled: boolean('enabled').notNull().default(true),
    showOnWeb: boolean('show_on_web').notNull().default(true),
    endDate: moment('end_date'),
  },
  (table) => [
    ...tenantOwned('alerts', table),
    index('alerts_enabled').on(table.tenantId, table.enabled, table.id),
  ],
)
