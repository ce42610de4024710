import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../adapters/mail.ts'
import type { Config } from '../config.ts'
import type { TenantScope } from '../db/tenant-scope.ts'
import { sendNews } from '../domains/subscriptions/news-mail.service.ts'
import {
  forgetOldSubscribers,
  type SubscriptionDeps,
} from '../domains/subscriptions/subscriptions.service.ts'
import { tenantOrigin } from '../tenant-origin.ts'

export interface MailNewsDeps {
  config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM' | 'NEWS_MAIL_MINUTES'>
  scope: TenantScope
  mail: Mail
  /** Where the site listens, for PUBLIC_URL. */
  port: number
  now: () => Date
  log: (line: string, error?: unknown) => void
}

export interface MailNewsJob {
  /** One run for every school. Runs never overlap. */
  run(): Promise<void>
  stop(): Promise<void>
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

/** Sends new stories now and then, and forgets the addresses whose time is over. Several processes may do so at once. */
export function mailNews(deps: MailNewsDeps & { tenants: () => Tenant[] }): MailNewsJob {
  const service = newsMailDeps(deps)
  let running: Promise<void> | null = null
  let isStopped = false
  const timer = setInterval(() => void run(), deps.config.NEWS_MAIL_MINUTES * 60_000)
  timer.unref()

  function run(): Promise<void> {
    running ??= runAll().finally(() => {
      running = null
    })
    return running
  }

  async function runAll(): Promise<void> {
    for (const tenant of deps.tenants()) {
      if (isStopped) return
      try {
        await sendNews(service, tenant, { isStopped: () => isStopped })
        await forgetOldSubscribers(service, tenant)
      } catch (error) {
        deps.log(`the news of ${tenant.key} could not be mailed`, error)
      }
    }
  }

  return {
    run,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
