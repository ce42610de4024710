import { formErrorsOf } from '#contract/forms/form-problem.ts'
import type { FormErrors, FormValues } from '#contract/shapes/form-schema.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { SubmissionStart } from '#contract/submissions.ts'

/** A form that was sent and not taken: what was typed, and what is to be said. */
export interface RefusedForm {
  values: FormValues
  coupon: string
  errors: FormErrors
  message: string
  /** The same again, so that what did arrive is not made twice; null where the form needs a new one. */
  start: SubmissionStart | null
}

const unsent =
  'The form could not be sent. Nothing you typed is lost: try again in a moment, it is never counted twice.'

/** What was sent is no form at all. */
export const noForm: RefusedForm = {
  values: {},
  coupon: '',
  errors: {},
  message: 'That was not sent as a form. Fill it in here and send it.',
  start: null,
}

/** What the visitor is told; whatever is not the form's fault is said without details. */
export function refusalWords(error: unknown): Pick<RefusedForm, 'errors' | 'message'> & { status: number } {
  if (!isApiProblem(error) || error.status >= 500) return { errors: {}, message: unsent, status: 503 }
  return { errors: formErrorsOf(error.problem), message: error.problem.detail, status: error.status }
}

/** Whether the start is what was wrong: the form was open for too long, and is good with a new one. */
export const needsNewStart = ({ errors }: Pick<RefusedForm, 'errors'>): boolean =>
  Object.hasOwn(errors, 'startedAt')

/** The answers among what a form was sent with; the rest is its key, its trap and its coupon. */
export const fieldsOnly = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('field-')))
