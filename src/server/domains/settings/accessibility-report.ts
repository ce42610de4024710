import type { AccessibilityReport } from '#contract/settings.accessibility.ts'
import type { MailMessage } from '../../adapters/mail.ts'
import { letterOf } from '../../text/letter.ts'

const subjects: Record<AccessibilityReport['about'], string> = {
  barrier: 'A barrier on the site',
  document: 'A document in another form',
  other: 'A question of accessibility',
}

interface Letter {
  from: MailMessage['from']
  to: string
  report: AccessibilityReport
  /** Who wrote, as an address that can be answered; null where nobody left one. */
  answerTo: string | null
  /** Where it is worked with. */
  desk: string
}

/** What the office reads. Nothing that was typed is a header but an address that was looked at; it is answered as mail is. */
export function reportMail({ from, to, report, answerTo, desk }: Letter): MailMessage {
  const { about, message, place, name } = report
  const lines = [
    ['Page or document', place?.trim()],
    ['Name', name?.trim()],
    ['Answer to', answerTo ?? 'No address was given'],
  ]
  return {
    from,
    to,
    subject: subjects[about],
    ...letterOf([
      message.trim(),
      lines.flatMap(([title, text]) => (text ? [`${title}: ${text}`] : [])).join('\n'),
      `Say at the desk what was done: ${desk}`,
    ]),
    headers: { 'Auto-Submitted': 'auto-generated', ...(answerTo ? { 'Reply-To': answerTo } : {}) },
  }
}
