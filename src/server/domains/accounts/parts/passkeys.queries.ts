import { and, asc, eq, sql } from 'drizzle-orm'
import type { PlatformScope } from '../../../db/client.ts'
import { passkeys, sessions, users } from '../../../db/schema/accounts.ts'

const shown = {
  id: passkeys.id,
  name: sql<string>`coalesce(${passkeys.name}, '')`,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}
export interface PasskeyRow {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const ownAt = (host: string, userId: string) => and(eq(passkeys.host, host), eq(passkeys.userId, userId))

/** Those that are good at a host, in the order in which they were made. */
export const passkeysAt = (platform: PlatformScope, host: string, userId: string): Promise<PasskeyRow[]> =>
  platform
    .select(shown)
    .from(passkeys)
    .where(ownAt(host, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** Whether somebody has one, at this host or at any. */
export async function hasPasskey(
  platform: PlatformScope,
  userId: string,
  host: string | null,
): Promise<boolean> {
  const own = host === null ? eq(passkeys.userId, userId) : ownAt(host, userId)
  const [row] = await platform.select({ id: passkeys.id }).from(passkeys).where(own).limit(1)
  return row !== undefined
}

export async function renamePasskey(
  platform: PlatformScope,
  [host, userId, id]: [host: string, userId: string, id: string],
  name: string,
): Promise<PasskeyRow | null> {
  const [row] = await platform
    .update(passkeys)
    .set({ name })
    .where(and(ownAt(host, userId), eq(passkeys.id, id)))
    .returning(shown)
  return row ?? null
}

export async function deletePasskey(
  platform: PlatformScope,
  [host, userId, id]: [host: string, userId: string, id: string],
): Promise<PasskeyRow | null> {
  const [row] = await platform
    .delete(passkeys)
    .where(and(ownAt(host, userId), eq(passkeys.id, id)))
    .returning(shown)
  return row ?? null
}

/** A device keeps to the host that it made a key for, and so do we. */
export async function isGoodAt(
  platform: PlatformScope,
  host: string,
  credentialID: string,
): Promise<boolean> {
  const [row] = await platform
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.host, host), eq(passkeys.credentialID, credentialID)))
  return row !== undefined
}

/** Notes that one was used, and whose it is. */
export async function notePasskeyUse(
  platform: PlatformScope,
  credentialID: string,
  now: Date,
): Promise<{ email: string } | null> {
  const [row] = await platform
    .update(passkeys)
    .set({ lastUsedAt: now })
    .from(users)
    .where(and(eq(passkeys.credentialID, credentialID), eq(users.id, passkeys.userId)))
    .returning({ email: users.email })
  return row ?? null
}

/** Whoever has just made one in a session has shown it there. */
export const confirmSession = (platform: PlatformScope, sessionId: string) =>
  platform.update(sessions).set({ withPasskey: true }).where(eq(sessions.id, sessionId))
