import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import { openGateway } from '../../adapters/open-gateway.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import type { Config } from '../../config/config.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { signWith } from '../../signing/sign.ts'
import { type NoticeDeps, sendNotices } from './notices.service.ts'
import type { SubmissionDeps } from './submissions.service.ts'

export interface OfficeOptions {
  config: Config
  scope: TenantScope
  mail: Mail
  now: () => Date
  secret: string
  originOf: (tenant: Tenant) => string
  /** In place of the one that is configured. */
  gateway?: PaymentGateway | null
  log: (line: string, error?: unknown) => void
}

/** Everything that taking forms, payments and mails about them needs. */
export interface Office extends SubmissionDeps, NoticeDeps {
  /** Mails of a school are due: sends them soon, and nobody waits for it. */
  wake(tenant: Tenant): void
  stop(): Promise<void>
}

export function openOffice({ config, secret, gateway, ...options }: OfficeOptions): Office {
  const sign = signWith(secret)
  const deps: SubmissionDeps & NoticeDeps = {
    ...options,
    sign,
    gateway: gateway === undefined ? openGateway(config, sign) : gateway,
    fastestMs: config.FORM_MIN_MS,
    senderOf: (tenant) => ({
      school: tenant.name,
      origin: options.originOf(tenant),
      address: config.MAIL_FROM || `news@${tenant.hosts[0] ?? 'localhost'}`,
    }),
  }
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  let isStopped = false

  async function send(tenant: Tenant): Promise<void> {
    try {
      do {
        again.delete(tenant.key)
        await sendNotices(deps, tenant, () => !isStopped)
      } while (again.has(tenant.key) && !isStopped)
    } catch (error) {
      deps.log(`the notices of ${tenant.key} could not be sent`, error)
    } finally {
      running.delete(tenant.key)
    }
  }

  return {
    ...deps,
    wake(tenant) {
      if (isStopped) return
      if (running.has(tenant.key)) again.add(tenant.key)
      else running.set(tenant.key, send(tenant))
    },
    async stop() {
      isStopped = true
      await Promise.all(running.values())
    },
  }
}
