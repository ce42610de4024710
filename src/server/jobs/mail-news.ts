import type { Mail } from '../adapters/mail.ts'
import type { Config } from '../config/config.ts'
import { tenantOrigin } from '../config/tenant-origin.ts'
import type { TenantScope } from '../db/tenant-scope.ts'
import { sendNews } from '../domains/subscriptions/news-mail.service.ts'
import {
  forgetOldSubscribers,
  type SubscriptionDeps,
} from '../domains/subscriptions/subscriptions.service.ts'
import type { Duty } from './duty.ts'

export interface MailNewsDeps {
  config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM' | 'NEWS_MAIL_MINUTES'>
  scope: TenantScope
  mail: Mail
  /** Where the site listens, for PUBLIC_URL. */
  port: number
  now: () => Date
  log: (line: string, error?: unknown) => void
}

/** What the service needs to write to the subscribers of any school. */
export const newsMailDeps = ({ config, scope, mail, port, now, log }: MailNewsDeps): SubscriptionDeps => ({
  scope,
  mail,
  now,
  log,
  senderOf: (tenant) => ({
    tenant,
    origin: tenantOrigin(config.PUBLIC_URL, tenant, port),
    mailFrom: config.MAIL_FROM,
  }),
})

/** New stories are mailed now and then, and the addresses whose time is over are forgotten. */
export function newsDuties(deps: MailNewsDeps): Duty[] {
  const service = newsMailDeps(deps)
  const everyMs = deps.config.NEWS_MAIL_MINUTES * 60_000
  // Left to the command.
  if (everyMs === 0) return []
  return [
    { name: 'news-mails', everyMs, forSchool: (tenant, goesOn) => sendNews(service, tenant, goesOn) },
    { name: 'old-subscribers', everyMs, forSchool: (tenant) => forgetOldSubscribers(service, tenant) },
  ]
}
