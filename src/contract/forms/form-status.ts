import type { FormStatus, JudgedForm } from '../forms.ts'

export interface FormLimits {
  startDate: Date | string | null
  expirationDate: Date | string | null
  maxSubmissions: number | null
  submissionsCount: number
}

/** The dates decide first: a form that is over is closed, however few answered. */
export function formStatus(form: FormLimits, now: Date): FormStatus {
  if (form.startDate !== null && now < new Date(form.startDate)) return 'pending'
  if (form.expirationDate !== null && now > new Date(form.expirationDate)) return 'closed'
  if (form.maxSubmissions !== null && form.submissionsCount >= form.maxSubmissions) return 'full'
  return 'active'
}

const refusals: Record<Exclude<FormStatus, 'active'>, string> = {
  pending: 'This form is not open yet.',
  closed: 'This form is closed.',
  full: 'This form is full.',
}

/** Why a form takes no answers now, in its own words where it has some; null where it does. */
export function refusalOf({
  status,
  closedMessage,
}: Pick<JudgedForm, 'status' | 'closedMessage'>): string | null {
  if (status === 'active') return null
  return (status !== 'pending' && closedMessage) || refusals[status]
}
