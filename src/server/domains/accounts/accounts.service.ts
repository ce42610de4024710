import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { rejected } from '#contract/problem.ts'
import type { Role } from '#contract/visitor.ts'
import type { Database } from '../../db/client.ts'
import { accounts, memberships, users } from '../../db/schema/accounts.ts'
import { tenants } from '../../db/schema/tenants.ts'
import { hashPassword, minPasswordLength } from './password.ts'

export interface NewUser {
  email: string
  name: string
  password: string
  tenant: string
  role: Role
  isOperator?: boolean
}

/** Creates a person with a role at a school, or gives a known person another role there. */
export async function createUser(
  { handle }: Database,
  { email, name, password, tenant, role, isOperator = false }: NewUser,
): Promise<'created' | 'updated'> {
  const address = email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw rejected(`'${email}' is not an e-mail address.`)
  if (password.length < minPasswordLength)
    throw rejected(`A password has at least ${minPasswordLength} characters.`)
  const hash = await hashPassword(password)
  return handle.transaction(async (tx) => {
    const [school] = await tx.select({ key: tenants.key }).from(tenants).where(eq(tenants.key, tenant))
    if (!school) throw rejected(`There is no school '${tenant}'.`)
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address))
    const userId = known?.id ?? randomUUID()
    if (!known) {
      // Whoever may run commands here vouches for the address.
      await tx.insert(users).values({ id: userId, name, email: address, emailVerified: true })
      await tx
        .insert(accounts)
        .values({ id: randomUUID(), userId, providerId: 'credential', accountId: userId, password: hash })
    }
    await tx
      .insert(memberships)
      .values({ tenantId: tenant, userId, role })
      .onConflictDoUpdate({ target: [memberships.tenantId, memberships.userId], set: { role } })
    if (isOperator) await tx.update(users).set({ isOperator }).where(eq(users.id, userId))
    return known ? 'updated' : 'created'
  })
}
