import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { isolation, tenantId } from '../tenant-table.ts'

const when = (name: string) => timestamp(name, { withTimezone: true })

/**
 * People who may sign in. They belong to the platform, because one person may work for two schools: no school's
 * unit of work can read them (row-level security without a policy). The shape is what better-auth expects.
 */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: when('created_at').notNull().defaultNow(),
  updatedAt: when('updated_at').notNull().defaultNow(),
}).enableRLS()

/** A way to sign in: a password ('credential') or a university's own sign-in. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
    index('accounts_user').on(table.userId),
  ],
).enableRLS()

export const roles = ['visitor', 'editor', 'publisher', 'administrator'] as const

/** What a person may do at one school. */
export const memberships = pgTable(
  'memberships',
  {
    tenantId,
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] }), isolation('memberships')],
)
