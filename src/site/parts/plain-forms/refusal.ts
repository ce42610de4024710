import { data, type RouterContextProvider, redirect } from 'react-router'
import { formErrorsOf } from '#contract/forms/form-problem.ts'
import type { FormErrors } from '#contract/shapes/form-schema.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { formRefusedContext } from '#site/page/page-request.ts'

/** Why a form was not taken: in one sentence, and field by field. */
export interface Refusal {
  message: string
  errors: FormErrors
}

const formUnsent =
  'The form could not be sent. Nothing you typed is lost: try again in a moment, it is never counted twice.'

/** What the visitor is told; whatever is not the form's fault is said without details. */
export function refusalWords(error: unknown, unsent = formUnsent): Refusal & { status: number } {
  if (!isApiProblem(error) || error.status >= 500) return { errors: {}, message: unsent, status: 503 }
  return { errors: formErrorsOf(error.problem), message: error.problem.detail, status: error.status }
}

/** The page of a form answers with it as it was sent, and its title says so before anything else. */
export function refuseForm<Refused extends Refusal>(
  context: Pick<RouterContextProvider, 'set'>,
  refused: Refused,
  status: number,
) {
  context.set(formRefusedContext, true)
  return data(refused, { status })
}

/** Leads on from a form that was taken. Who reads a page that the server rendered instead of the browser goes on doing so. */
export function leadOn({ searchParams }: URL, page: string) {
  const isPlain = searchParams.get('ssr') === '1'
  return redirect(isPlain ? `${page}${page.includes('?') ? '&' : '?'}ssr=1` : page, 303)
}
