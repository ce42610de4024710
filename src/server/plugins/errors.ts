import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { Problem } from '#contract/shapes/shared.ts'
import { toAnswered } from '../db/unavailable.ts'

/** Every error leaves as application/problem+json; what went wrong inside stays in the log. */
export function problemErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    // What broke off is the sender's connection, not the database's; there is hardly anybody to read this.
    if (request.raw.readableAborted) return sendProblem(reply, makeProblem(400, 'The request broke off.'))
    const error = toAnswered(thrown) as FastifyError
    const problem = toProblem(error, request)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, problem)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, makeProblem(404, `There is no ${request.method} ${request.url.split('?')[0]}.`)),
  )
}

/** Addresses the router cannot even read: Fastify asks for these answers before any route or hook is known. */
export function frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 400, code } = error
  const detail = code === 'FST_ERR_BAD_URL' ? 'The address is not well formed.' : error.message
  void sendProblem(reply, makeProblem(statusCode < 500 ? statusCode : 400, detail))
}

/** How soon it is worth trying again what cannot be had for a moment. */
export const retrySeconds = 5

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 503) reply.header('retry-after', retrySeconds)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, instance: reply.request.id }))
}

export function makeProblem(status: number, detail: string, errors?: Problem['errors']): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors ? { errors } : {}),
  }
}

function toProblem(error: FastifyError, _request: FastifyRequest): Problem {
  if (isApiProblem(error)) return error.problem
  if (error.validation) {
    const errors = error.validation.map((issue) => ({
      field: `${issue.instancePath.slice(1) || String(issue.params.missingProperty ?? issue.params.additionalProperty ?? '')}`,
      message: issue.message ?? 'is not valid',
    }))
    const detail = errors
      .map(({ field, message }) => `${error.validationContext} ${field} ${message}`.replaceAll('  ', ' '))
      .join('; ')
    return makeProblem(400, detail, errors)
  }
  const status = error.statusCode ?? 500
  return makeProblem(
    status,
    status < 500 || status === 503 ? error.message : 'The server could not answer. Try again in a moment.',
  )
}
