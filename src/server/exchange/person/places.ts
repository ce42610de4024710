import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { schemaModules } from '../../db/schema-modules.ts'

/** Somebody, by the address of a mailbox in small letters, and by the id of an account where there is one. */
export interface Somebody {
  email: string
  userId: string | null
  /** As the account has it. */
  name: string | null
}

export interface Place {
  table: string
  /** What of a row is theirs; the row is called `t`. */
  theirs: (somebody: Somebody) => SQL
  /** What opens or proves something, and tells nobody anything about the person. */
  leftOut?: readonly string[]
  /** What becomes of it: null where it goes with the account, or stays because it holds nothing personal. */
  erase: ((somebody: Somebody) => SQL) | null
}

/** How somebody is called whose account is gone: what they did stays, and who it was does not. */
export const nobodysName = 'Somebody who left'

const byEmail = (column: string) => {
  const name = sql.identifier(column)
  return ({ email }: Somebody) => sql`lower(t.${name}) = ${email}`
}
const byUser = ({ userId }: Somebody) => sql`t.user_id = ${userId}`
const isAbout = ({ email, name }: Somebody) =>
  sql`(strpos(lower(t.about), ${email}) > 0 or t.about = ${name})`
const submissionsOf = ({ email }: Somebody) =>
  sql`(t.tenant_id, t.submission_id) in (select s.tenant_id, s.id from form_submissions s where lower(s.email) = ${email})`

/** Tables that write down who did something: an id, and a name beside it that outlives the account. */
export const signedTables: readonly string[] = Object.values(schemaModules)
  .flatMap((module) => Object.values<unknown>(module as Record<string, unknown>))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .filter(({ columns }) =>
    ['user_id', 'user_name'].every((name) => columns.some((column) => column.name === name)),
  )
  .map(({ name }) => name)
  // It names besides whom something was done to.
  .filter((name) => name !== 'account_events')
  .sort()

const signed = (table: string): Place => ({
  table,
  theirs: byUser,
  // A content that somebody wrote is the school's; that they wrote it is theirs.
  leftOut: ['value', 'base', 'written', 'before', 'after', 'contents'],
  erase: ({ userId }) =>
    sql`update ${sql.identifier(table)} as t set user_name = ${nobodysName} where t.user_id = ${userId}`,
})

/**
 * Where somebody's data are, in the order in which they are erased: what is found by way of something else goes before
 * it. docs/personal-data.md says of each for how long.
 */
export const places: readonly Place[] = [
  {
    table: 'deliveries',
    theirs: ({ email }) =>
      sql`(t.tenant_id, t.subscriber_id) in (select s.tenant_id, s.id from subscribers s where s.email = ${email})`,
    leftOut: ['leave_hash'],
    erase: null,
  },
  {
    table: 'subscribers',
    theirs: byEmail('email'),
    leftOut: ['confirm_hash'],
    erase: ({ email }) => sql`delete from subscribers where email = ${email}`,
  },
  { table: 'payments', theirs: submissionsOf, leftOut: ['redirect'], erase: null },
  {
    table: 'form_notices',
    theirs: (somebody) => sql`(lower(t.recipient) = ${somebody.email} or ${submissionsOf(somebody)})`,
    erase: (somebody) =>
      sql`delete from form_notices as t where lower(t.recipient) = ${somebody.email} or ${submissionsOf(somebody)}`,
  },
  {
    table: 'form_submissions',
    theirs: byEmail('email'),
    leftOut: ['body_hash', 'key'],
    erase: ({ email }) =>
      sql`update form_submissions set answers = '[]'::jsonb, email = null, note = '', body_hash = null, erased_at = now() where lower(email) = ${email}`,
  },
  // With what an office wrote to it, and what its history has of it.
  {
    table: 'accessibility_reports',
    theirs: byEmail('email'),
    erase: ({ email }) => sql`
      with gone as (delete from accessibility_reports where lower(email) = ${email} returning tenant_id, id),
           begun as (delete from drafts as d where d.kind = 'accessibility-reports'
             and (lower(d.value ->> 'email') = ${email} or (d.tenant_id, d.content_id) in (select tenant_id, id from gone)))
      delete from changes as c where c.table_name = 'accessibility_reports'
        and (${email} in (lower(c.before ->> 'email'), lower(c.after ->> 'email'))
          or (c.tenant_id, c.row_key) in (select tenant_id, id::text from gone))`,
  },
  {
    table: 'invitations',
    theirs: byEmail('email'),
    leftOut: ['token_hash'],
    erase: ({ email }) => sql`delete from invitations where lower(email) = ${email}`,
  },
  {
    table: 'account_events',
    theirs: (somebody) => sql`(t.user_id = ${somebody.userId} or ${isAbout(somebody)})`,
    erase: (somebody) =>
      sql`update account_events as t set
            user_name = case when t.user_id = ${somebody.userId} then ${nobodysName} else t.user_name end,
            about = case when ${isAbout(somebody)} then ${nobodysName} else t.about end
          where t.user_id = ${somebody.userId} or ${isAbout(somebody)}`,
  },
  ...signedTables.map(signed),
  // A file on its way; its parts are swept away within a day.
  {
    table: 'media_uploads',
    theirs: byUser,
    leftOut: ['key'],
    erase: ({ userId }) => sql`delete from media_uploads where user_id = ${userId}`,
  },
  { table: 'memberships', theirs: byUser, erase: null },
  { table: 'sessions', theirs: byUser, leftOut: ['token'], erase: null },
  {
    table: 'accounts',
    theirs: byUser,
    leftOut: ['password', 'access_token', 'refresh_token', 'id_token'],
    erase: null,
  },
  { table: 'passkeys', theirs: byUser, leftOut: ['credential_id', 'public_key'], erase: null },
  { table: 'two_factors', theirs: byUser, leftOut: ['secret', 'backup_codes'], erase: null },
  // The last: with it goes what refers to it.
  {
    table: 'users',
    theirs: byEmail('email'),
    erase: ({ email }) => sql`delete from users where lower(email) = ${email}`,
  },
]
