import type { ProtectedKind } from './access.ts'
import type { Problem } from './shared.ts'
import { type Role, whoMay } from './visitor.ts'

/** The type of a problem that an operator has to see to: nothing new can be kept, on a disk that is full. */
export const noRoom = 'urn:fieldhouse:problem:no-room'

/** An answer of the API that is not a success, whichever way it was asked. */
export class ApiProblem extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'ApiProblem'
    this.status = problem.status
    this.problem = problem
  }

  static async from(response: Response): Promise<ApiProblem> {
    const body = (await response.json().catch(() => ({}))) as Partial<Problem>
    return new ApiProblem({
      type: body.type ?? 'about:blank',
      title: body.title ?? response.statusText,
      status: response.status,
      detail: body.detail ?? `The server answered ${response.status}.`,
      ...(body.errors ? { errors: body.errors } : {}),
      ...(body.item ? { item: body.item } : {}),
    })
  }
}

/** By name, not by class: the built site carries its own copy of this file. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem'

export const notFound = (detail: string) =>
  new ApiProblem({ type: 'about:blank', title: 'Not Found', status: 404, detail })

export const rejected = (detail: string) =>
  new ApiProblem({ type: 'about:blank', title: 'Unprocessable Content', status: 422, detail })

/** Protected content: an editor set a code, and this visitor has not given it. */
export const accessCodeNeeded = (kind: ProtectedKind, id: number) =>
  new ApiProblem({
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    detail: 'An access code is needed to see this.',
    item: { kind, id },
  })

export const signInNeeded = () =>
  new ApiProblem({ type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Sign in to see this.' })

/** Says who may, where that is known. */
export const roleTooLow = (needed?: Role | 'operator') =>
  new ApiProblem({
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    detail: needed ? `Only ${whoMay(needed)} may do this.` : 'Your role at this school does not allow this.',
  })

/** What the type of a problem says where somebody has to set up a second step first. */
export const secondStepType = 'urn:fieldhouse:second-step-needed'

export const secondStepNeeded = () =>
  new ApiProblem({
    type: secondStepType,
    title: 'Forbidden',
    status: 403,
    detail: 'This school asks for a second step to sign in. Set one up first.',
  })

export const badRequest = (detail: string) =>
  new ApiProblem({ type: 'about:blank', title: 'Bad Request', status: 400, detail })
