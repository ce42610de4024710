import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, tenantId, tenantOwned } from '../columns/tenant-table.ts'

export const figureKinds = ['page', 'source', 'search', 'missed', 'shown', 'pressed'] as const

/** What visitors did on a day, added up: nobody of them is in it. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    tenantId,
    id,
    /** Of the school's calendar. */
    day: date('day').notNull(),
    /**
     * Pages by path, where visitors came from by host, words that were searched and found, and that found nothing; sponsors and
     * campaigns by mark and path ('s12 /tickets'), as they were seen and as somebody followed them.
     */
    kind: text('kind', { enum: figureKinds }).notNull(),
    /** Empty: the rest of a day that had more names than are kept. */
    name: text('name').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    ...tenantOwned('daily_figures', table),
    uniqueIndex('daily_figures_name').on(table.tenantId, table.day, table.kind, table.name),
    index('daily_figures_kind').on(table.tenantId, table.kind, table.day),
  ],
)
