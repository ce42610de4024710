import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PlatformScope } from '../../db/client.ts'
import { accounts, passkeys, sessions, twoFactors, users } from '../../db/schema/accounts.ts'
import { verifyPassword } from './password.ts'
import { endResets } from './people.queries.ts'

interface NewPerson {
  name: string
  email: string
  hash: string
  emailVerified: boolean
}

export async function personOf(
  platform: PlatformScope,
  email: string,
): Promise<{ id: string; name: string; isVerified: boolean } | null> {
  const [row] = await platform
    .select({ id: users.id, name: users.name, isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
  return row ?? null
}

export async function addPerson(
  platform: PlatformScope,
  { name, email, hash, emailVerified }: NewPerson,
): Promise<string> {
  const userId = randomUUID()
  await platform.insert(users).values({ id: userId, name, email, emailVerified })
  await addPassword(platform, userId, hash)
  return userId
}

export async function personById(platform: PlatformScope, userId: string) {
  const [row] = await platform
    .select({ name: users.name, email: users.email, isOperator: users.isOperator })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** From here on the password alone is asked for, and opens the account. */
export async function forgetSecondStep(platform: PlatformScope, userId: string): Promise<void> {
  await platform.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  await platform.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await platform.delete(passkeys).where(eq(passkeys.userId, userId))
}

const credential = 'credential'

const addPassword = (platform: PlatformScope, userId: string, password: string) =>
  platform
    .insert(accounts)
    .values({ id: randomUUID(), userId, providerId: credential, accountId: userId, password })

/** The hash of somebody's password; null for whoever has none. */
export async function passwordOf(platform: PlatformScope, userId: string): Promise<string | null> {
  const [row] = await platform
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, credential)))
  return row?.hash ?? null
}

export async function hasPassword(
  platform: PlatformScope,
  userId: string,
  password: string,
): Promise<boolean> {
  const hash = await passwordOf(platform, userId)
  return hash !== null && verifyPassword(password, hash)
}

/** Whoever made the account is out: its ways to sign in, its sessions and the mails that it asked for end. */
export async function handOver(
  platform: PlatformScope,
  userId: string,
  { name, hash }: Pick<NewPerson, 'name' | 'hash'>,
) {
  await platform.update(users).set({ name, emailVerified: true }).where(eq(users.id, userId))
  await platform.delete(accounts).where(eq(accounts.userId, userId))
  await platform.delete(sessions).where(eq(sessions.userId, userId))
  await forgetSecondStep(platform, userId)
  await endResets(platform, userId)
  await addPassword(platform, userId, hash)
}
