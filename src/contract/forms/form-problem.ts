import type { FormErrors } from '../shapes/form-schema.ts'
import { ApiProblem } from '../shapes/problem.ts'
import type { Problem } from '../shapes/shared.ts'

/** The answer to a form that cannot be taken as it is: 422, with every message beside its field's name. */
export function formIncomplete(errors: FormErrors, detail = 'Form incomplete.'): ApiProblem {
  return new ApiProblem({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    detail,
    errors: Object.entries(errors).flatMap(([field, messages]) =>
      messages.map((message) => ({ field, message })),
    ),
  })
}

/** The way back: a problem's messages by field. */
export function formErrorsOf({ errors = [] }: Pick<Problem, 'errors'>): FormErrors {
  const byField = Map.groupBy(errors, ({ field }) => field)
  return Object.fromEntries(
    Array.from(byField, ([field, entries]) => [field, entries.map(({ message }) => message)]),
  )
}
