import { eq, lt } from 'drizzle-orm'
import { rejected } from '#contract/shapes/problem.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import type { Database, PlatformScope } from '../../db/client.ts'
import { inPlatform } from '../../db/platform-scope.ts'
import { attempts, memberships, sessions, users, verifications } from '../../db/schema/accounts.ts'
import { allTenants } from '../tenants/tenants.service.ts'
import { type Actor, noteEvent } from './parts/account-events.queries.ts'
import { hashPassword, minPasswordLength } from './password.ts'
import { addPerson, handOver, personById, personOf } from './people.service.ts'

export interface NewUser {
  email: string
  name: string
  /** Null for somebody who is known, whose password stays as it is. */
  password: string | null
  /** Null for an operator who works for no school. */
  tenant: string | null
  /** Null keeps the one they have at the school; somebody new is an editor. */
  role: Role | null
  isOperator?: boolean
  /** Who did it, for the school's log; nobody for people who are part of a test. */
  by?: Actor
}

export interface MadeUser {
  outcome: 'created' | 'updated' | 'taken over'
  /** At the school that was named. */
  role: Role | null
  isOperator: boolean
}

const addressIn = (email: string): string => {
  const address = email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw rejected(`'${email}' is not an e-mail address.`)
  return address
}

/** Whether the password of somebody stays as it is. */
export async function isKnownPerson({ platform }: Database, email: string): Promise<boolean> {
  return (await personOf(platform, addressIn(email)))?.isVerified ?? false
}

/**
 * Creates a person with a role at a school, or gives a known person another role there. An account whose address nobody
 * has verified is taken over with the new password: whoever may run commands here vouches for the address, and not for
 * who typed it first.
 */
export async function createUser(
  { platform }: Database,
  { email, name, password, tenant, role, isOperator = false, by }: NewUser,
): Promise<MadeUser> {
  const address = addressIn(email)
  if (password !== null && password.length < minPasswordLength)
    throw rejected(`A password has at least ${minPasswordLength} characters.`)
  const hash = password === null ? null : await hashPassword(password)
  return inPlatform(platform, async (tx) => {
    const schools = (await allTenants(tx)).map(({ key }) => key)
    if (tenant !== null && !schools.includes(tenant))
      throw rejected(
        `There is no school '${tenant}'. Schools: ${schools.toSorted().join(', ') || 'none yet'}.`,
      )
    const known = await personOf(tx, address)
    const isNew = known === null || !known.isVerified
    if (isNew && hash === null) throw rejected(`${address} is new here and needs a password.`)
    if (known && hash !== null && !known.isVerified) await handOver(tx, known.id, { name, hash })
    const userId =
      known?.id ?? (await addPerson(tx, { name, email: address, hash: hash ?? '', emailVerified: true }))
    const given = tenant === null ? null : await giveRole(tx, { tenant, userId, role })
    if (isOperator) await tx.update(users).set({ isOperator }).where(eq(users.id, userId))
    const outcome = known === null ? 'created' : isNew ? 'taken over' : 'updated'
    const detail = [
      given && `as ${given}`,
      isOperator && 'runs the platform',
      outcome === 'taken over' && 'with a new password',
    ]
    if (by)
      // Whoever runs the platform may do everything at every school: each is told.
      for (const key of isOperator || tenant === null ? schools : [tenant])
        await noteEvent(tx, key, {
          what: 'person added',
          by,
          about: address,
          detail: detail.filter(Boolean).join(', '),
          at: new Date(),
        })
    return {
      outcome,
      role: given,
      isOperator: isOperator || ((await personById(tx, userId))?.isOperator ?? false),
    }
  })
}

async function giveRole(
  tx: PlatformScope,
  { tenant, userId, role }: { tenant: string; userId: string; role: Role | null },
): Promise<Role> {
  const [row] = await tx
    .insert(memberships)
    .values({ tenantId: tenant, userId, role: role ?? 'editor' })
    .onConflictDoUpdate({
      target: [memberships.tenantId, memberships.userId],
      // Something has to be written for the row to be told.
      set: { role: role ?? memberships.role },
    })
    .returning({ role: memberships.role })
  if (!row) throw new Error('The membership was not written')
  return row.role
}

/** Sweeps up what has ended: sessions, mails that nobody came back with, tries that do not count any more. */
export async function sweepAccounts(platform: PlatformScope, now: Date): Promise<void> {
  await platform.delete(sessions).where(lt(sessions.expiresAt, now))
  await platform.delete(verifications).where(lt(verifications.expiresAt, now))
  await platform.delete(attempts).where(lt(attempts.endsAt, now))
}
