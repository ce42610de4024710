import { refusalOf } from '#contract/forms/form-status.ts'
import type { JudgedForm } from '#contract/forms.ts'
import { formatMoment } from '#site/format/date.ts'

export interface FormNotice {
  isProblem: boolean
  title: string
  text: string
}

const titles = { pending: 'Not open yet', closed: 'Closed', full: 'Full' }

/** What stands in the place of a form that takes no answers now; null where it does. */
export function formNotice(
  form: Pick<JudgedForm, 'status' | 'closedMessage' | 'startDate'>,
  timeZone: string,
): FormNotice | null {
  const text = refusalOf(form)
  if (text === null || form.status === 'active') return null
  const { status, startDate } = form
  const opens =
    status === 'pending' && startDate ? ` It opens on ${atSchool(new Date(startDate), timeZone)}.` : ''
  return { isProblem: false, title: titles[status], text: text + opens }
}

/** 'Tuesday, December 15, 2026 at 9:00 AM', as the school's clocks have it. */
function atSchool(moment: Date, timeZone: string): string {
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return `${formatMoment(moment, timeZone, 'cccc, MMMM d, yyyy')} at ${time.replace('\u202f', ' ')}`
}
