import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { houseSponsors } from './ads.ts'
import { sports } from './sports.ts'

/** Rows of both menus. A main-menu child sits in a column under its parent; a sport-menu row names the sport it serves. */
export const navigationItems = pgTable(
  'navigation_items',
  {
    tenantId,
    id,
    menu: text('menu', { enum: ['main', 'sport'] }).notNull(),
    parentId: integer('parent_id'),
    /** Main menu: the sport this entry stands for. Sport menu: the sport whose menu it is, null for every sport. */
    sportId: integer('sport_id'),
    /** The sponsor in the panel of a level-1 item. */
    sponsorId: integer('sponsor_id'),
    columnNumber: integer('column_number').notNull().default(1),
    rank: integer('rank').notNull().default(0),
    title: text('title').notNull(),
    url: text('url'),
    className: text('class_name'),
    isSeparator: boolean('is_separator').notNull().default(false),
    openInNewWindow: boolean('open_in_new_window').notNull().default(false),
  },
  (table) => [
    ...tenantOwned('navigation_items', table),
    belongsTo(table, table.parentId, table, 'cascade'),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.sponsorId, houseSponsors),
    index('navigation_items_menu').on(table.tenantId, table.menu, table.sportId, table.rank),
  ],
)
