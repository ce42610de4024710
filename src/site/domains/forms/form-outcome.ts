import type { FormValues } from '#contract/shapes/form-schema.ts'
import type { SubmissionStart } from '#contract/submissions.ts'
import type { Refusal } from '#site/parts/plain-forms/refusal.ts'

/** A form that was sent and not taken: what was typed, and what is to be said. */
export interface RefusedForm extends Refusal {
  values: FormValues
  coupon: string
  /** The same again, so that what did arrive is not made twice; null where the form needs a new one. */
  start: SubmissionStart | null
}

/** What was sent is no form at all. */
export const noForm: RefusedForm = {
  values: {},
  coupon: '',
  errors: {},
  message: 'That was not sent as a form. Fill it in here and send it.',
  start: null,
}

/** Whether the start is what was wrong: the form was open for too long, and is good with a new one. */
export const needsNewStart = ({ errors }: Pick<RefusedForm, 'errors'>): boolean =>
  Object.hasOwn(errors, 'startedAt')

/** The answers among what a form was sent with; the rest is its key, its trap and its coupon. */
export const fieldsOnly = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('field-')))
