import type { WorkDatabase } from '../db/client.ts'
import { sweepAccounts } from '../domains/accounts/accounts.service.ts'
import type { PlatformDuty } from './duty.ts'

/** What has ended of accounts is swept up. */
export const accountDuty = ({ platform }: WorkDatabase, now: () => Date, everyMs: number): PlatformDuty => ({
  name: 'ended-accounts',
  everyMs,
  forPlatform: () => sweepAccounts(platform, now()),
})
