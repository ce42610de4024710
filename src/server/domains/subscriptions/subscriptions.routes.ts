import type { AddressInfo } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem, isApiProblem } from '#contract/shapes/problem.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { SubscriptionReceipt, type SubscriptionRequest, subscriptionDoors } from '#contract/subscriptions.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Config } from '../../config.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { networkOf } from '../../network-of.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { requireTenant } from '../../plugins/tenancy.ts'
import { isOwnRequest } from '../../same-origin.ts'
import { tenantOrigin } from '../../tenant-origin.ts'
import type { TenantDirectory } from '../tenants/tenants.service.ts'
import { formFields, trapField } from './subscription-form.ts'
import { mailbox } from './subscription-rules.ts'
import {
  askSubscriber,
  confirmSubscriber,
  endSubscription,
  type SubscriptionDeps,
} from './subscriptions.service.ts'

export interface SubscriptionRouteDeps {
  config: Config
  scope: TenantScope
  mail: Mail
  directory: TenantDirectory
  now: () => Date
}

/** From one address: a dormitory may subscribe, a program may not try out all the world. */
const asksInTenMinutes = 30

const problem = (status: number, detail: string, field?: string) =>
  new ApiProblem(makeProblem(status, detail, field ? [{ field, message: detail }] : undefined))

const tenantOf = (request: FastifyRequest): Tenant => {
  if (!request.tenant) throw new Error('The tenant check did not run')
  return request.tenant
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(headers['content-type'] ?? '')

/** A person who sent a form is led to the page that says what was done; a program is told. */
function answer(request: FastifyRequest, reply: FastifyReply, page: string, message: string) {
  reply.header('cache-control', 'no-store')
  return isForm(request) ? reply.redirect(page, 303) : reply.send({ message } satisfies SubscriptionReceipt)
}

/** The doors of subscriptions by mail. Nobody has a session here: a token from a mail is all that counts. */
export function subscriptionRoutes(app: FastifyInstance, deps: SubscriptionRouteDeps): void {
  const port = () => (app.server.address() as AddressInfo | null)?.port ?? deps.config.PORT
  const originOf = (tenant: Tenant) => tenantOrigin(deps.config.PUBLIC_URL, tenant, port())
  const service: SubscriptionDeps = {
    ...deps,
    senderOf: (tenant) => ({ tenant, origin: originOf(tenant), mailFrom: deps.config.MAIL_FROM }),
    log: (line, error) => app.log.warn({ err: error }, line),
  }
  const checkRate = app.createRateLimit({
    max: asksInTenMinutes,
    timeWindow: '10 minutes',
    keyGenerator: ({ ip }) => `subscription ${networkOf(ip)}`,
  })

  app.decorateRequest('tenant', null)
  app.addHook('preValidation', requireTenant(deps.directory))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, formFields(String(body))),
  )
  // A mail program may send its one click in this shape; there is nothing in it that is needed.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: 16_384 },
    (_request, _body, done) => done(null, {}),
  )

  /** Another site's page cannot send these forms, and nobody sends them all day. */
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    const own = [request.host, new URL(originOf(tenantOf(request))).host]
    if (!isOwnRequest({ origin, fetchSite: fetchSite?.toString() }, own))
      throw problem(403, "The form must be sent from the school's own page.")
    const rate = await checkRate(request)
    if (rate.isAllowed || !rate.isExceeded) return
    reply.header('retry-after', rate.ttlInSeconds)
    throw problem(429, `That was too often. Try again in ${rate.ttlInSeconds} seconds.`)
  }
  const door = (name: keyof typeof subscriptionDoors) => {
    const { operationId, summary, ...fields } = subscriptionDoors[name]
    return {
      tags: ['subscriptions'],
      operationId,
      summary,
      ...('body' in fields ? { body: fields.body } : {}),
      ...('query' in fields ? { querystring: fields.query } : {}),
      response: {
        200: { description: 'Done', content: { 'application/json': { schema: SubscriptionReceipt } } },
        '4xx': {
          description: 'Nothing was changed',
          content: { 'application/problem+json': { schema: Problem } },
        },
      },
    }
  }

  app.post<{ Body: SubscriptionRequest & Record<string, unknown> }>(subscriptionDoors.request.path, {
    schema: door('request'),
    preHandler: guard,
    errorHandler: answerForms,
    handler: async (request, reply) => {
      const { email, allNews = false, sportIds = [] } = request.body
      const address = mailbox(email)
      if (!address) throw problem(400, 'That is no e-mail address.', 'email')
      if (!allNews && sportIds.length === 0)
        throw problem(400, 'Choose all news, or one sport at least.', 'lists')
      if (request.body[trapField])
        throw problem(422, 'A field that stays empty was filled in. Send the form without it.', trapField)
      await askSubscriber(service, tenantOf(request), {
        email: address,
        sportIds: allNews ? [] : sportIds,
      }).catch((error: unknown) => {
        app.log.warn({ err: error }, 'a mail to confirm could not be sent')
        throw problem(503, 'The mail could not be sent. Try again in a few minutes.', 'mail')
      })
      return answer(request, reply, '/subscribe?note=sent', 'Look into your inbox and confirm.')
    },
  })

  app.post<{ Body: { token: string } }>(subscriptionDoors.confirm.path, {
    schema: door('confirm'),
    preHandler: guard,
    errorHandler: answerForms,
    handler: async (request, reply) => {
      if (!(await confirmSubscriber(service, tenantOf(request), request.body.token)))
        throw problem(404, 'The link was used before, or it is too old.', 'token')
      return answer(request, reply, '/subscribe?note=confirmed', 'You are subscribed.')
    },
  })

  app.post<{ Querystring: { token: string } }>(subscriptionDoors.leave.path, {
    schema: door('leave'),
    errorHandler: answerForms,
    handler: async (request, reply) => {
      await endSubscription(service, tenantOf(request), request.query.token)
      return answer(request, reply, '/unsubscribed', 'You are unsubscribed.')
    },
  })

  // A mail program that knows no one-click opens the address instead: the page asks, and changes nothing by itself.
  app.get<{ Querystring: { token: string } }>(
    subscriptionDoors.leave.path,
    { schema: { hide: true, querystring: subscriptionDoors.leave.query } },
    (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${originOf(tenantOf(request))}/subscribe/leave?token=${request.query.token}`),
  )
}

const noteOf = (field: string): string =>
  ({ email: 'email', lists: 'lists', sportIds: 'lists', token: 'link', mail: 'mail', [trapField]: 'filled' })[
    field
  ] ?? 'later'

/** What is wrong with a form is told on its page. A form of another site gets no page. */
function answerForms(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = isApiProblem(error) ? error.status : error.validation ? 400 : 500
  const isTold = isForm(request) && status !== 403 && status !== 500 && request.tenant !== null
  if (!isTold) throw error
  const field = isApiProblem(error)
    ? (error.problem.errors?.[0]?.field ?? '')
    : String(error.validation?.[0]?.instancePath.slice(1) || error.validation?.[0]?.params.missingProperty)
  return reply
    .header('cache-control', 'no-store')
    .redirect(`/subscribe?note=${noteOf(field.split('/')[0] ?? '')}`, 303)
}
