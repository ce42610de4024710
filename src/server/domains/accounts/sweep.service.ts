import { lt } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { attempts, sessions, verifications } from '../../db/schema/accounts.ts'

/** Sweeps up what has ended: sessions, mails that nobody came back with, tries that do not count any more. */
export async function sweepAccounts(handle: Tx, now: Date): Promise<void> {
  await handle.delete(sessions).where(lt(sessions.expiresAt, now))
  await handle.delete(verifications).where(lt(verifications.expiresAt, now))
  await handle.delete(attempts).where(lt(attempts.endsAt, now))
}
