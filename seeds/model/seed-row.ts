import type { PgTable } from 'drizzle-orm/pg-core'

type TextForDate<Value> = Value extends Date ? string : Value

/**
 * A row of a table as a school's data gives it: moments are text, and every column is given.
 * Counters are left out, so that what visitors counted survives the next day's seeding.
 */
export type SeedRow<Table extends PgTable, Counter extends string = never> = {
  [Column in Exclude<keyof Table['$inferSelect'], 'tenantId' | Counter>]: TextForDate<
    Table['$inferSelect'][Column]
  >
}
