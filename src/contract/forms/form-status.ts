import type { FormStatus } from '../forms.ts'

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
