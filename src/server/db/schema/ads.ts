import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { AdSlot } from '#contract/ads.ts'
import { Image } from '#contract/shapes/shared.ts'
import { json } from '../columns/json-column.ts'
import { id, tenantId, tenantOwned } from '../columns/tenant-table.ts'

/** A sponsor of the school itself, shown where an ad network would fill the slot. */
export const houseSponsors = pgTable(
  'house_sponsors',
  {
    tenantId,
    id,
    name: text('name').notNull(),
    tagline: text('tagline'),
    url: text('url').notNull(),
    logo: text('logo').notNull(),
    banner: json('banner', Image),
    slots: text('slots').array().$type<AdSlot[]>().notNull().default([]),
    enabled: boolean('enabled').notNull().default(true),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('house_sponsors', table),
    index('house_sponsors_rank').on(table.tenantId, table.enabled, table.rank),
  ],
)
