import { eraseOutlived } from '../domains/submissions/erase.service.ts'
import { sendNotices } from '../domains/submissions/notices.service.ts'
import type { Office } from '../domains/submissions/office.ts'
import { expirePayments, sendRefunds } from '../domains/submissions/payments.service.ts'
import type { SchoolDuty } from './duty.ts'

/**
 * What nobody waits for: places of payments that were abandoned, money that came too late, mails that a process left
 * behind, and answers that are older than their form keeps them.
 */
export const formDuties = (office: Office, everyMs: number): SchoolDuty[] => [
  { name: 'expired-payments', everyMs, forSchool: (tenant) => expirePayments(office, tenant) },
  { name: 'refunds', everyMs, forSchool: (tenant, goesOn) => sendRefunds(office, tenant, goesOn) },
  { name: 'notices', everyMs, forSchool: (tenant, goesOn) => sendNotices(office, tenant, goesOn) },
  { name: 'outlived-answers', everyMs, forSchool: (tenant) => eraseOutlived(office, tenant) },
]
