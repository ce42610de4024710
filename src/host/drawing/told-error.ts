import { isApiProblem } from '#contract/shapes/problem.ts'
import type { ToldError } from './messages.ts'

export function tellError(error: unknown): ToldError {
  if (error instanceof Error) {
    const { name, message, stack } = error
    return isApiProblem(error) ? { name, message, stack, problem: error.problem } : { name, message, stack }
  }
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number'
    ? { status, message: `The router answered ${status}` }
    : { name: 'Error', message: String(error), stack: undefined }
}

/** What was thrown, as it was told: a problem of the API is known by its name, not by its class. */
export function errorOf(told: ToldError): object {
  if ('status' in told) return told
  const { name, message, stack, problem } = told
  const error = new Error(message)
  if (stack) error.stack = stack
  return Object.assign(error, { name }, problem && { problem, status: problem.status })
}
