import { eq, lt } from 'drizzle-orm'
import { rejected } from '#contract/shapes/problem.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import type { Database, PlatformScope } from '../../db/client.ts'
import { inPlatform } from '../../db/platform-scope.ts'
import { attempts, memberships, sessions, users, verifications } from '../../db/schema/accounts.ts'
import { isSchool } from '../tenants/tenants.service.ts'
import { type Actor, noteEvent } from './parts/account-events.queries.ts'
import { hashPassword, minPasswordLength } from './password.ts'
import { addPerson, handOver, personOf } from './people.service.ts'

export interface NewUser {
  email: string
  name: string
  password: string
  tenant: string
  role: Role
  isOperator?: boolean
  /** Who did it, for the school's log; nobody for people who are part of a test. */
  by?: Actor
}

/**
 * Creates a person with a role at a school, or gives a known person another role there. An account whose address nobody
 * has verified is taken over with the new password: whoever may run commands here vouches for the address, and not for
 * who typed it first.
 */
export async function createUser(
  { platform }: Database,
  { email, name, password, tenant, role, isOperator = false, by }: NewUser,
): Promise<'created' | 'updated' | 'taken over'> {
  const address = email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw rejected(`'${email}' is not an e-mail address.`)
  if (password.length < minPasswordLength)
    throw rejected(`A password has at least ${minPasswordLength} characters.`)
  const hash = await hashPassword(password)
  return inPlatform(platform, async (tx) => {
    if (!(await isSchool(tx, tenant))) throw rejected(`There is no school '${tenant}'.`)
    const known = await personOf(tx, address)
    const isTakenOver = known !== null && !known.isVerified
    if (isTakenOver) await handOver(tx, known.id, { name, hash })
    const userId = known?.id ?? (await addPerson(tx, { name, email: address, hash, emailVerified: true }))
    await tx
      .insert(memberships)
      .values({ tenantId: tenant, userId, role })
      .onConflictDoUpdate({ target: [memberships.tenantId, memberships.userId], set: { role } })
    if (isOperator) await tx.update(users).set({ isOperator }).where(eq(users.id, userId))
    const outcome = known === null ? 'created' : isTakenOver ? 'taken over' : 'updated'
    const detail = [`as ${role}`, isOperator && 'runs the platform', isTakenOver && 'with a new password']
    if (by)
      await noteEvent(tx, tenant, {
        what: 'person added',
        by,
        about: address,
        detail: detail.filter(Boolean).join(', '),
        at: new Date(),
      })
    return outcome
  })
}

/** Sweeps up what has ended: sessions, mails that nobody came back with, tries that do not count any more. */
export async function sweepAccounts(platform: PlatformScope, now: Date): Promise<void> {
  await platform.delete(sessions).where(lt(sessions.expiresAt, now))
  await platform.delete(verifications).where(lt(verifications.expiresAt, now))
  await platform.delete(attempts).where(lt(attempts.endsAt, now))
}
