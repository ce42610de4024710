import type { FormStatus } from '#contract/forms.ts'

export interface FormLimits {
  startDate: Date | null
  expirationDate: Date | null
  maxSubmissions: number | null
  submissionsCount: number
}

/** The dates decide first: a form that is over is closed, however few answered. */
export function formStatus(form: FormLimits, now: Date): FormStatus {
  if (form.startDate !== null && now < form.startDate) return 'pending'
  if (form.expirationDate !== null && now > form.expirationDate) return 'closed'
  if (form.maxSubmissions !== null && form.submissionsCount >= form.maxSubmissions) return 'full'
  return 'active'
}
