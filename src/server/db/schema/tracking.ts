import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { TagObject } from '#contract/tracking.ts'
import { json } from '../columns/json-column.ts'
import { id, tenantId, tenantOwned } from '../columns/tenant-table.ts'

export const trackingTags = pgTable(
  'tracking_tags',
  {
    tenantId,
    id,
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    isNecessary: boolean('is_necessary').notNull().default(false),
    rank: integer('rank').notNull().default(0),
    /** Where the tag belongs; an empty list or no value means everywhere. */
    pageTemplates: text('page_templates').array().notNull().default([]),
    sportNames: text('sport_names').array().notNull().default([]),
    contentId: integer('content_id'),
    head: json('head', TagObject).notNull(),
    openBody: json('open_body', TagObject).notNull(),
    closeBody: json('close_body', TagObject).notNull(),
  },
  (table) => [
    ...tenantOwned('tracking_tags', table),
    index('tracking_tags_rank').on(table.tenantId, table.enabled, table.rank),
  ],
)
