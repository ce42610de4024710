import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Tenant } from '#contract/tenants.ts'
import type { Role } from '#contract/visitor.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Database, Tx } from '../../db/client.ts'
import { accounts, invitations, memberships, users } from '../../db/schema/accounts.ts'
import { invitationMail, type MailSender } from './account-mails.ts'
import { hashOfAccountToken, newAccountToken } from './account-token.ts'
import { hashPassword } from './password.ts'
import { hasAdministrator } from './people.queries.ts'

const hour = 3_600_000
const lifetimes = { invited: 7 * 24 * hour, first: 24 * hour }

/** Invites a mailbox. An earlier invitation of it ends with the new one. */
export async function invite(
  { database, mail, now }: { database: Database; mail: Mail; now: Date },
  sender: MailSender & { tenant: Tenant },
  email: string,
  role: Role,
): Promise<void> {
  const { token, hash } = newAccountToken()
  const tenantId = sender.tenant.key
  await database.handle.transaction(async (tx) => {
    await tx
      .delete(invitations)
      .where(
        and(
          eq(invitations.tenantId, tenantId),
          or(eq(invitations.email, email), lte(invitations.expiresAt, now)),
        ),
      )
    await tx.insert(invitations).values({
      tenantId,
      tokenHash: hash,
      email,
      role,
      expiresAt: new Date(now.getTime() + lifetimes.invited),
    })
  })
  await mail.send(invitationMail(sender, email, role, token))
}

/**
 * A one-time token for whoever starts the platform, where a school has no administrator yet; null where it has one.
 * Those of earlier starts stay good until they end, because another process may have printed them.
 */
export async function firstAdministratorToken(
  { handle }: Database,
  tenant: string,
  now: Date,
): Promise<string | null> {
  if (await hasAdministrator(handle, tenant)) return null
  const { token, hash } = newAccountToken()
  await handle.insert(invitations).values({
    tenantId: tenant,
    tokenHash: hash,
    role: 'administrator',
    expiresAt: new Date(now.getTime() + lifetimes.first),
  })
  return token
}

export interface Acceptance {
  token: string
  name: string
  /** Asked for only where the invitation names none. */
  email: string
  password: string
}

export type Accepted = { email: string; isNew: boolean } | null

/** What an invitation offers, without using it; null for a token that is unknown, used or too old. */
export async function invitationOf(handle: Tx, tenant: string, token: string, now: Date) {
  const [row] = await handle
    .select({ email: invitations.email, role: invitations.role })
    .from(invitations)
    .where(isOpen(tenant, token, now))
  return row ?? null
}

const isOpen = (tenant: string, token: string, now: Date) =>
  and(
    eq(invitations.tenantId, tenant),
    eq(invitations.tokenHash, hashOfAccountToken(token)),
    gt(invitations.expiresAt, now),
  )

/**
 * Uses an invitation once, in one transaction: the row goes, the person comes. Somebody who has an account keeps name
 * and password, so that an invitation can never take an account over.
 */
export async function accept(
  { handle }: Database,
  tenant: string,
  { token, name, email, password }: Acceptance,
  now: Date,
): Promise<Accepted> {
  const hash = await hashPassword(password)
  return handle.transaction(async (tx) => {
    const [row] = await tx
      .delete(invitations)
      .where(isOpen(tenant, token, now))
      .returning()
    if (!row) return null
    const address = row.email ?? email
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address))
    const userId =
      known?.id ?? (await addPerson(tx, { name, email: address, hash, emailVerified: row.email !== null }))
    await tx
      .insert(memberships)
      .values({ tenantId: tenant, userId, role: row.role })
      .onConflictDoUpdate({ target: [memberships.tenantId, memberships.userId], set: { role: row.role } })
    // The school has its administrator: the other addresses that were printed end.
    if (row.role === 'administrator')
      await tx.delete(invitations).where(and(eq(invitations.tenantId, tenant), isNull(invitations.email)))
    return { email: address, isNew: !known }
  })
}

interface NewPerson {
  name: string
  email: string
  hash: string
  emailVerified: boolean
}

async function addPerson(tx: Tx, { name, email, hash, emailVerified }: NewPerson): Promise<string> {
  const userId = randomUUID()
  await tx.insert(users).values({ id: userId, name, email, emailVerified })
  await tx
    .insert(accounts)
    .values({ id: randomUUID(), userId, providerId: 'credential', accountId: userId, password: hash })
  return userId
}
