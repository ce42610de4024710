import { type AccessibilityReport, reportSubject } from '#contract/settings.accessibility.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { reportMail } from './accessibility-report.ts'
import { addReport } from './settings.queries.ts'
import { settingsOrNothing } from './settings.service.ts'

export interface ReportDeps {
  scope: TenantScope
  mail: Mail
  now: () => Date
  senderOf: (tenant: Tenant) => { mailFrom: string; origin: string }
  log: (line: string, error?: unknown) => void
}

/** Whom reports go to: who answers for accessibility, or else who answers for everything. */
async function officeOf({ scope }: ReportDeps, tenant: Tenant): Promise<string> {
  return scope.read(tenant.key, async (tx) => {
    const own = (await settingsOrNothing({ tx }, 'accessibility'))?.office.email.trim()
    return own || ((await settingsOrNothing({ tx }, 'site'))?.supportEmail.trim() ?? '')
  })
}

const given = (text: string | undefined): string | null => text?.trim() || null

/**
 * Keeps a report for the desk, where it is worked with. From then on a visitor is told that it came, and the truth: a mail
 * that cannot go out costs the office a minute and nobody their report.
 */
export async function takeReport(
  deps: ReportDeps,
  tenant: Tenant,
  report: AccessibilityReport,
  answerTo: string | null,
): Promise<void> {
  const { about, place, name } = report
  const message = report.message.trim()
  const id = await deps.scope.write(tenant.key, (tx) =>
    addReport(tx, {
      about,
      message,
      subject: reportSubject(message),
      place: given(place),
      name: given(name),
      email: answerTo,
      receivedAt: deps.now(),
    }),
  )
  await mailReport(deps, tenant, { report, answerTo, id }).catch((error: unknown) =>
    deps.log('a report of a barrier stands at the desk and could not be mailed', error),
  )
}

async function mailReport(
  deps: ReportDeps,
  tenant: Tenant,
  { report, answerTo, id }: { report: AccessibilityReport; answerTo: string | null; id: number },
): Promise<void> {
  const to = await officeOf(deps, tenant)
  if (!to) return
  const { mailFrom, origin } = deps.senderOf(tenant)
  const address = mailFrom || `site@${tenant.hosts[0] ?? 'localhost'}`
  await deps.mail.send(
    reportMail({
      from: { name: `${tenant.name} Athletics`, address },
      to,
      report,
      answerTo,
      desk: `${origin}/admin/content/accessibility-reports/${id}`,
    }),
  )
}
