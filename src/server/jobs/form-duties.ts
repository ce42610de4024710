import type { Tenant } from '#contract/tenants.ts'
import type { WorkDatabase } from '../db/client.ts'
import { sweepAccounts } from '../domains/accounts/sweep.service.ts'
import { eraseOutlived } from '../domains/submissions/erase.service.ts'
import { sendNotices } from '../domains/submissions/notices.service.ts'
import type { Office } from '../domains/submissions/office.ts'
import { expirePayments, sendRefunds } from '../domains/submissions/payments.service.ts'

export interface FormDutiesDeps {
  office: Office
  database: WorkDatabase
  tenants: () => Tenant[]
  everyMs: number
}

export interface FormDuties {
  /** One round for every school. Rounds never overlap. */
  run(): Promise<void>
  stop(): Promise<void>
}

/**
 * What nobody waits for: places of payments that were abandoned, money that came too late, mails that a process left behind,
 * answers that are older than their form keeps them, and what has ended of accounts. Several processes may do so at once.
 */
export function formDuties({ office, database, tenants, everyMs }: FormDutiesDeps): FormDuties {
  let running: Promise<void> | null = null
  let isStopped = false
  const timer = setInterval(() => void run(), everyMs)
  timer.unref()

  function run(): Promise<void> {
    running ??= runAll().finally(() => {
      running = null
    })
    return running
  }

  const duties: ((tenant: Tenant) => Promise<unknown>)[] = [
    (tenant) => expirePayments(office, tenant),
    (tenant) => sendRefunds(office, tenant),
    (tenant) => sendNotices(office, tenant, () => isStopped),
    (tenant) => eraseOutlived(office, tenant),
  ]

  async function runAll(): Promise<void> {
    await sweepAccounts(database.platform, office.now()).catch((error: unknown) =>
      office.log('what has ended of accounts could not be swept up', error),
    )
    for (const tenant of tenants()) {
      for (const duty of duties) {
        if (isStopped) return
        await duty(tenant).catch((error: unknown) =>
          office.log(`a duty of the forms of ${tenant.key} failed`, error),
        )
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
