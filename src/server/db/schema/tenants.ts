import { sql } from 'drizzle-orm'
import { jsonb, pgPolicy, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { Brand, SiteConfiguration } from '#contract/tenants.ts'
import { json } from '../columns/json-column.ts'
import { appRole } from '../columns/tenant-table.ts'

/** A school. Written by the platform only; a school's own unit of work may read its row and no other. */
export const tenants = pgTable(
  'tenants',
  {
    key: text('key').primaryKey(),
    name: text('name').notNull(),
    /** What the school is called where a name has no room: the one place that says it. */
    abbreviation: text('abbreviation').notNull(),
    ncaaSchoolCode: text('ncaa_school_code'),
    hosts: text('hosts').array().notNull(),
    timeZone: text('time_zone').notNull(),
    brand: json('brand', Brand).notNull(),
    configuration: json('configuration', SiteConfiguration).notNull(),
    /** The moment that a school of the demo stands at; null for every other school. */
    seededFor: timestamp('seeded_for', { withTimezone: true }),
    /** What the demo wrote of that school, so that it can tell what somebody has edited since. */
    seededRows: jsonb('seeded_rows'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    pgPolicy('tenants_own', {
      for: 'select',
      to: appRole,
      using: sql`key = current_setting('app.tenant', true)`,
    }),
  ],
)
