import type { WorkDatabase } from '../db/client.ts'
import { forgetOldReports } from '../exchange/person/old-reports.ts'
import type { PlatformDuty } from './duty.ts'

const dayMs = 24 * 60 * 60_000

/** Reports of barriers that were closed long ago. No school may change its history, so the platform does. */
export const reportDuty = (database: WorkDatabase, now: () => Date): PlatformDuty => ({
  name: 'old-reports',
  everyMs: dayMs,
  forPlatform: () => forgetOldReports(database, now()),
})
