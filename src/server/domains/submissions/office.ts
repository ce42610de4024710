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
  /** By school, the last that was begun or waits for the one before it. */
  const rounds = new Map<string, Promise<void>>()
  const waiting = new Set<string>()
  let isStopped = false

  async function send(tenant: Tenant): Promise<void> {
    waiting.delete(tenant.key)
    if (isStopped) return
    await sendNotices(deps, tenant, () => !isStopped).catch((error: unknown) =>
      deps.log(`the notices of ${tenant.key} could not be sent`, error),
    )
  }

  return {
    ...deps,
    wake(tenant) {
      const { key } = tenant
      // One that has not begun finds whatever is due by then.
      if (isStopped || waiting.has(key)) return
      waiting.add(key)
      rounds.set(
        key,
        (rounds.get(key) ?? Promise.resolve()).then(() => send(tenant)),
      )
    },
    async stop() {
      isStopped = true
      await Promise.all(rounds.values())
    },
  }
}
