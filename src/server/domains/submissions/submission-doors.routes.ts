import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem, roleTooLow, signInNeeded } from '#contract/shapes/problem.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { type Role, roleAtLeast } from '#contract/shapes/visitor.ts'
import { type SubmissionRequest, submissionDoors } from '#contract/submissions.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Config } from '../../config.ts'
import { networkOf } from '../../network-of.ts'
import { makeProblem, sendProblem } from '../../plugins/errors.ts'
import { requireTenant } from '../../plugins/tenancy.ts'
import { isOwnRequest } from '../../same-origin.ts'
import type { FindAsker, Work } from '../../work.ts'
import type { TenantDirectory } from '../tenants/tenants.service.ts'
import { eraseSubmission } from './erase.service.ts'
import { exportSubmissions } from './export.service.ts'
import type { Office } from './office.ts'
import { submitForm } from './submissions.service.ts'

export interface SubmissionDoorDeps {
  config: Config
  directory: TenantDirectory
  findAsker: FindAsker
  office: Office
}

const maxBodyBytes = 256 * 1024

const problem = (status: number, detail: string) => new ApiProblem(makeProblem(status, detail))

const tenantOf = (request: FastifyRequest): Tenant => {
  if (!request.tenant) throw new Error('The tenant check did not run')
  return request.tenant
}

/** Sending a form, taking the answers out as a file, and deleting them. */
export function submissionDoorRoutes(app: FastifyInstance, deps: SubmissionDoorDeps): void {
  const { config, directory, findAsker, office } = deps
  const checkRate = app.createRateLimit({
    max: config.FORM_RATE_LIMIT,
    timeWindow: '10 minutes',
    keyGenerator: ({ ip }) => `form ${networkOf(ip)}`,
  })
  app.decorateRequest('tenant', null)
  app.addHook('preValidation', requireTenant(directory))

  /** Another site's page cannot use these doors with a visitor's cookies. */
  const fromOwnPage = async (request: FastifyRequest) => {
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    const own = [request.host, new URL(office.originOf(tenantOf(request))).host]
    if (!isOwnRequest({ origin, fetchSite: fetchSite?.toString() }, own))
      throw problem(403, "The form must be sent from the school's own page.")
  }
  const withinRate = async (request: FastifyRequest, reply: FastifyReply) => {
    const rate = await checkRate(request)
    if (rate.isAllowed || !rate.isExceeded) return
    reply.header('retry-after', rate.ttlInSeconds)
    throw problem(429, `That was too often. Try again in ${rate.ttlInSeconds} seconds.`)
  }
  const withRole = async (request: FastifyRequest, needed: Role): Promise<Omit<Work, 'tx'>> => {
    const tenant = tenantOf(request)
    const asker = await findAsker(request.headers, tenant)
    if (!asker.visitor) throw signInNeeded()
    if (!roleAtLeast(asker.visitor, needed)) throw roleTooLow()
    return { tenant, now: office.now(), ...asker }
  }
  const schema = (name: keyof typeof submissionDoors, response: object) => {
    const { operationId, summary, params } = submissionDoors[name]
    return {
      tags: ['submissions'],
      operationId,
      summary,
      params,
      response: {
        200: response,
        '4xx': {
          description: 'Nothing was changed',
          content: { 'application/problem+json': { schema: Problem } },
        },
      },
    }
  }
  const ownAnswer = 'private, no-store'

  app.post<{ Params: { formId: number }; Body: SubmissionRequest }>(submissionDoors.submit.path, {
    bodyLimit: maxBodyBytes,
    schema: {
      ...schema('submit', {
        description: 'Received, or to be paid at the address given',
        content: { 'application/json': { schema: submissionDoors.submit.response } },
      }),
      body: submissionDoors.submit.body,
    },
    preHandler: async (request, reply) => {
      await fromOwnPage(request)
      await withinRate(request, reply)
    },
    errorHandler: answerError,
    handler: async (request, reply) => {
      const tenant = tenantOf(request)
      const asker = await findAsker(request.headers, tenant)
      const { formId } = request.params
      reply.header('cache-control', ownAnswer)
      const answer = await submitForm(office, { tenant, asker, formId, body: request.body })
      if (answer.status === 'received') office.wake(tenant)
      return answer
    },
  })

  app.get<{ Params: { formId: number } }>(submissionDoors.export.path, {
    schema: schema('export', {
      description: 'A file',
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
    handler: async (request, reply) => {
      const { tenant } = await withRole(request, submissionDoors.export.needs)
      const { formId } = request.params
      const csv = await exportSubmissions(office.scope, tenant.key, formId)
      return reply
        .header('cache-control', ownAnswer)
        .header('content-disposition', `attachment; filename="form-${formId}-submissions.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(csv))
    },
  })

  app.delete<{ Params: { formId: number; reference: string } }>(submissionDoors.erase.path, {
    schema: schema('erase', { description: 'Deleted', type: 'null' }),
    preHandler: fromOwnPage,
    handler: async (request, reply) => {
      const work = await withRole(request, submissionDoors.erase.needs)
      const { formId, reference } = request.params
      await office.scope.write(work.tenant.key, (tx) => eraseSubmission({ tx, ...work }, formId, reference))
      return reply.header('cache-control', ownAnswer).code(204).send()
    },
  })
}

/** The framework's own refusals, in the words of this door. */
function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return sendProblem(reply, makeProblem(413, 'The answers are too long.'))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return sendProblem(reply, makeProblem(415, 'Send JSON. No field of a form takes a file.'))
  throw error
}
