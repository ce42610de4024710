import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { accounts, sessions, users } from '../../db/schema/accounts.ts'
import { verifyPassword } from './password.ts'
import { endResets } from './people.queries.ts'

interface NewPerson {
  name: string
  email: string
  hash: string
  emailVerified: boolean
}

export async function personOf(tx: Tx, email: string): Promise<{ id: string; isVerified: boolean } | null> {
  const [row] = await tx
    .select({ id: users.id, isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
  return row ?? null
}

export async function addPerson(tx: Tx, { name, email, hash, emailVerified }: NewPerson): Promise<string> {
  const userId = randomUUID()
  await tx.insert(users).values({ id: userId, name, email, emailVerified })
  await addPassword(tx, userId, hash)
  return userId
}

const credential = 'credential'

const addPassword = (tx: Tx, userId: string, password: string) =>
  tx
    .insert(accounts)
    .values({ id: randomUUID(), userId, providerId: credential, accountId: userId, password })

export async function hasPassword(tx: Tx, userId: string, password: string): Promise<boolean> {
  const [row] = await tx
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, credential)))
  return row?.hash ? verifyPassword(password, row.hash) : false
}

/** Whoever made the account is out: its ways to sign in, its sessions and the mails that it asked for end. */
export async function handOver(tx: Tx, userId: string, { name, hash }: Pick<NewPerson, 'name' | 'hash'>) {
  await tx.update(users).set({ name, emailVerified: true }).where(eq(users.id, userId))
  await tx.delete(accounts).where(eq(accounts.userId, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await endResets(tx, userId)
  await addPassword(tx, userId, hash)
}
