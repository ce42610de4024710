import type { AccessibilityReport } from '#contract/settings.accessibility.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { reportMail } from './accessibility-report.ts'
import { settingsOrNothing } from './settings.service.ts'

export interface ReportDeps {
  scope: TenantScope
  mail: Mail
  senderOf: (tenant: Tenant) => { mailFrom: string }
  log: (line: string, error?: unknown) => void
}

/** Whom reports go to: who answers for accessibility, or else who answers for everything. */
async function officeOf({ scope }: ReportDeps, tenant: Tenant): Promise<string> {
  return scope.read(tenant.key, async (tx) => {
    const own = (await settingsOrNothing({ tx }, 'accessibility'))?.office.email.trim()
    return own || ((await settingsOrNothing({ tx }, 'site'))?.supportEmail.trim() ?? '')
  })
}

/**
 * Sends a report as a mail, at once: a visitor is told that it came only when it did. It is kept nowhere else. False where
 * a school has named nobody.
 */
export async function sendReport(
  deps: ReportDeps,
  tenant: Tenant,
  report: AccessibilityReport,
  answerTo: string | null,
): Promise<boolean> {
  const to = await officeOf(deps, tenant)
  if (!to) return false
  const address = deps.senderOf(tenant).mailFrom || `site@${tenant.hosts[0] ?? 'localhost'}`
  await deps.mail.send(
    reportMail({ from: { name: `${tenant.name} Athletics`, address }, to, report, answerTo }),
  )
  return true
}
