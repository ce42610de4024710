import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm'
import type { Role } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Database, Tx } from '../../db/client.ts'
import { inPlatform } from '../../db/platform-scope.ts'
import { invitations, memberships } from '../../db/schema/accounts.ts'
import { invitationMail, type MailSender } from './account-mails.ts'
import { type Actor, noteEvent } from './parts/account-events.queries.ts'
import { hashPassword } from './password.ts'
import { administratorsOf } from './people.queries.ts'
import { addPerson, handOver, hasPassword, personOf } from './people.service.ts'

/** 256 random bits, of which the database keeps the hash alone: who reads it can use none. */
function newAccountToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfAccountToken(token) }
}

const hashOfAccountToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const hour = 3_600_000
const lifetimes = { invited: 7 * 24 * hour, first: 24 * hour }

interface NewInvitation {
  email: string
  role: Role
  sportIds?: number[] | null
  by: Actor
  what?: 'invited' | 'invitation resent'
}

/** Invites a mailbox. An earlier invitation of it ends with the new one. */
export async function invite(
  { database, mail, now }: { database: Database; mail: Mail; now: Date },
  sender: MailSender & { tenant: Tenant },
  { email, role, sportIds = null, by, what = 'invited' }: NewInvitation,
): Promise<void> {
  const { token, hash } = newAccountToken()
  const tenantId = sender.tenant.key
  await inPlatform(database.platform, async (tx) => {
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
      sportIds,
      invitedBy: by.name,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimes.invited),
    })
    await noteEvent(tx, tenantId, { what, by, about: email, detail: `as ${role}`, at: now })
  })
  await mail.send(invitationMail(sender, email, role, token))
}

/**
 * A one-time token for whoever starts the platform, where a school has no administrator yet; null where it has one.
 * Those of earlier starts stay good until they end, because another process may have printed them.
 */
export async function firstAdministratorToken(
  { platform }: Database,
  tenant: string,
  now: Date,
): Promise<string | null> {
  if ((await administratorsOf(platform, tenant)).length > 0) return null
  const { token, hash } = newAccountToken()
  await platform.insert(invitations).values({
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

/** `hasPassword`: the one that was given is the one to sign in with. 'known': the address is somebody else's account. */
export type Accepted = { email: string; hasPassword: boolean } | 'known' | null

/** What an invitation offers, without using it; null for a token that is unknown, used or too old. */
export async function invitationOf(tx: Tx, tenant: string, token: string, now: Date) {
  const [row] = await tx
    .select({ email: invitations.email, role: invitations.role })
    .from(invitations)
    .where(isOpen(tx, tenant, token, now))
  return row ?? null
}

/** The address of a first start ends with the first administrator, whichever way that one came. */
const isOpen = (tx: Tx, tenant: string, token: string, now: Date) =>
  and(
    eq(invitations.tenantId, tenant),
    eq(invitations.tokenHash, hashOfAccountToken(token)),
    gt(invitations.expiresAt, now),
    or(isNotNull(invitations.email), notExists(administratorsOf(tx, tenant))),
  )

/**
 * Uses an invitation once, in one transaction: the row goes, the person comes. Somebody who has an account keeps name
 * and password, so that an invitation can never take an account over; an account whose address nobody has verified
 * goes to who reads the mailbox, so that none made in another's name waits for the role that its owner is given. The
 * address of a first start shows no mailbox: with it such an account is named by who knows its password, or not at all.
 */
export async function accept(
  { platform }: Database,
  tenant: string,
  { token, name, email, password }: Acceptance,
  now: Date,
): Promise<Accepted> {
  const hash = await hashPassword(password)
  return inPlatform(platform, async (tx) => {
    const [row] = await tx
      .select()
      .from(invitations)
      .where(isOpen(tx, tenant, token, now))
      .for('update')
    if (!row) return null
    const address = row.email ?? email
    const isMailed = row.email !== null
    const known = await personOf(tx, address)
    const isUnverified = known !== null && !known.isVerified
    if (isUnverified && !isMailed && !(await hasPassword(tx, known.id, password))) return 'known'
    if (isUnverified && isMailed) await handOver(tx, known.id, { name, hash })
    const userId = known?.id ?? (await addPerson(tx, { name, email: address, hash, emailVerified: isMailed }))
    await tx
      .insert(memberships)
      .values({ tenantId: tenant, userId, role: row.role, sportIds: row.sportIds })
      .onConflictDoUpdate({
        target: [memberships.tenantId, memberships.userId],
        set: { role: row.role, sportIds: row.sportIds },
      })
    const by = { userId, name: known?.name ?? name }
    await noteEvent(tx, tenant, {
      what: 'joined',
      by,
      about: address,
      detail: `as ${row.role}${row.invitedBy ? `, invited by ${row.invitedBy}` : ''}`,
      at: now,
    })
    await tx.delete(invitations).where(and(eq(invitations.tenantId, tenant), eq(invitations.id, row.id)))
    // The school has its administrator: the other addresses that were printed end.
    if (row.role === 'administrator')
      await tx.delete(invitations).where(and(eq(invitations.tenantId, tenant), isNull(invitations.email)))
    return { email: address, hasPassword: known === null || isUnverified }
  })
}
