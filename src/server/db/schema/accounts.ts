import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accountEventNames } from '#contract/shapes/account-events.ts'
import { roles } from '#contract/shapes/visitor.ts'
import { appRole, id, isolation, tenantId, tenantOwned } from '../columns/tenant-table.ts'

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
  /** Runs the platform: may do everything at every school. Set by a command alone. */
  isOperator: boolean('is_operator').notNull().default(false),
  /** Whether a second step is asked for after the password. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
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
    /** What a university's sign-in gave; nothing is asked for with it afterwards, so it is not kept. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: when('access_token_expires_at'),
    refreshTokenExpiresAt: when('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
    index('accounts_user').on(table.userId),
  ],
).enableRLS()

/** Who is signed in, and until when. The cookie carries the token signed, so that a row alone opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: when('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The only school it is good at, because that one's university vouched for the person; null: wherever they have a role. */
    school: text('school'),
    /** Begun or confirmed with a passkey, which is two steps in one. */
    withPasskey: boolean('with_passkey').notNull().default(false),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
).enableRLS()

/** What waits for somebody to come back: a reset by mail, a visit at a university's sign-in. Names are kept as hashes. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
).enableRLS()

/** A person's authenticator app, as better-auth keeps it: the secret and the recovery codes are encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** Not before the first code was right. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: when('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
).enableRLS()

/** A person's passkeys, as better-auth keeps them; each is good at the host that it was made at. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text('name'),
    host: text('host').notNull(),
    credentialID: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    /** The make of what keeps it. */
    aaguid: text('aaguid'),
    createdAt: when('created_at').notNull().defaultNow(),
    lastUsedAt: when('last_used_at'),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    uniqueIndex('passkeys_credential').on(table.credentialID),
  ],
).enableRLS()

/** How often something was tried since a moment, such as signing in from an address. Keys are hashes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: when('ends_at').notNull(),
  },
  (table) => [index('attempts_end').on(table.endsAt)],
).enableRLS()

/** What a person may do at one school. */
export const memberships = pgTable(
  'memberships',
  {
    tenantId,
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    /** The teams that somebody works for alone, such as a student of the rowing team; null: all of them. */
    sportIds: integer('sport_ids').array(),
    /** Noted every few minutes. */
    lastSeenAt: when('last_seen_at'),
    /** One of the demo's people, who have no password: whoever starts the demo comes in as one by its own door. */
    isInvented: boolean('is_invented').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] }), isolation('memberships')],
)

/** Addresses that make somebody a member, once each: the row goes when it is used. */
export const invitations = pgTable(
  'invitations',
  {
    tenantId,
    id,
    /** The token itself is in the mail alone, or was printed at the first start. */
    tokenHash: text('token_hash').notNull(),
    /** None: whoever has the address, which is how a school gets its first administrator. */
    email: text('email'),
    role: text('role', { enum: roles }).notNull(),
    sportIds: integer('sport_ids').array(),
    /** Who invited; null for what was printed or sent by a command. */
    invitedBy: text('invited_by'),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...tenantOwned('invitations', table),
    uniqueIndex('invitations_token').on(table.tenantId, table.tokenHash),
  ],
)

const own = sql`tenant_id = current_setting('app.tenant', true)`

/**
 * What happened to the people of a school and to the keys of its programs. Like the history of its contents it is added to
 * and read; there is no policy by which a school's unit of work could change it.
 */
export const accountEvents = pgTable(
  'account_events',
  {
    tenantId,
    id,
    what: text('what', { enum: accountEventNames }).notNull(),
    /** Who did it. Names stand beside ids: the log outlives an account. */
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Whom or what it was done to: a name, a mailbox, a key's label. */
    about: text('about').notNull(),
    /** In words: 'editor → publisher'. */
    detail: text('detail').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    pgPolicy('account_events_read', { for: 'select', to: appRole, using: own }),
    pgPolicy('account_events_add', { for: 'insert', to: appRole, withCheck: own }),
    index('account_events_at').on(table.tenantId, table.at),
  ],
)
