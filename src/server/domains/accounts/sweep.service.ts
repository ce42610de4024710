import { lt } from 'drizzle-orm'
import type { PlatformScope } from '../../db/client.ts'
import { attempts, sessions, verifications } from '../../db/schema/accounts.ts'

/** Sweeps up what has ended: sessions, mails that nobody came back with, tries that do not count any more. */
export async function sweepAccounts(platform: PlatformScope, now: Date): Promise<void> {
  await platform.delete(sessions).where(lt(sessions.expiresAt, now))
  await platform.delete(verifications).where(lt(verifications.expiresAt, now))
  await platform.delete(attempts).where(lt(attempts.endsAt, now))
}
