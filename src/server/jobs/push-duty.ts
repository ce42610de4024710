import type { PushService } from '../adapters/web-push/push-service.ts'
import type { Config } from '../config/config.ts'
import { tenantOrigin } from '../config/tenant-origin.ts'
import type { TenantScope } from '../db/tenant-scope.ts'
import { tellFollowers } from '../domains/subscriptions/push/notices.service.ts'
import type { SchoolDuty } from './duty.ts'

export interface PushDutyDeps {
  config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM'>
  scope: TenantScope
  /** Null: nobody follows. */
  push: PushService | null
  /** Where the site listens, for PUBLIC_URL. */
  port: number
  now: () => Date
  log: (line: string, error?: unknown) => void
}

/** A fan hears of a goal about as soon as of a message. */
const everyMs = 5_000

/** Whoever follows is told what is new of the games. */
export function pushDuties({ config, push, port, ...deps }: PushDutyDeps): SchoolDuty[] {
  if (!push) return []
  const { PUBLIC_URL, MAIL_FROM } = config
  const contactOf: Parameters<typeof tellFollowers>[0]['contactOf'] = (tenant) =>
    MAIL_FROM ? `mailto:${MAIL_FROM}` : tenantOrigin(PUBLIC_URL, tenant, port)
  return [
    {
      name: 'push-notices',
      everyMs,
      forSchool: (tenant, goesOn) => tellFollowers({ ...deps, push, contactOf }, tenant, goesOn),
    },
  ]
}
