import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const when = (name: string) => timestamp(name, { withTimezone: true })

/** What is due without anybody's asking, and which process has it in hand. The platform's: no school can read it. */
export const duties = pgTable(
  'duties',
  {
    name: text('name').notNull(),
    /** The key of the school that it is done for; empty where it is done for all of them at once. */
    school: text('school').notNull().default(''),
    nextAt: when('next_at').notNull(),
    /** Who does it now, a word of its own for each time; it is theirs until the lease is over. */
    holder: text('holder'),
    leaseUntil: when('lease_until'),
    /** Why it failed the last time; null where it did not. */
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.name, table.school] })],
).enableRLS()
