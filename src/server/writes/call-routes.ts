import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, type FileAnswer, isRead, pathOf, roleNeeded } from '#contract/endpoint.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { networkOf } from '../limits/network-of.ts'
import { goneSignal } from '../limits/workshop.ts'
import { tenantNamed } from '../plugins/tenancy.ts'
import { refuseLowerRoles } from '../unit-of-work/access.ts'
import type { TenantDirectory } from '../unit-of-work/tenant-directory.ts'
import type { Asker, FindAsker } from '../unit-of-work/work.ts'
import { type AdmissionDeps, admitSender } from './admission.ts'
import {
  type Admitted,
  type Admitting,
  Answered,
  type AnyHandlers,
  type CallHandler,
  type Sender,
} from './call.ts'
import { bodyTaken, inWords, responses } from './describe-call.ts'
import { performCall } from './perform-call.ts'
import { formBody, formTypes, isPlainForm, pageOfAnswer, pageOfRefusal } from './plain-form.ts'
import { refuseTooOften } from './rates.ts'
import { IfMatch, requireVersion, tagVersion, versionIn } from './versions.ts'

export interface CallRouteDeps extends AdmissionDeps {
  directory: TenantDirectory
  findAsker: FindAsker
  now: () => Date
}

/** Turns the calls of the tables that do not only read into HTTP routes. */
export function callRoutes(
  app: FastifyInstance,
  tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
  handlers: AnyHandlers,
  deps: CallRouteDeps,
  /** What only reads is left to `publicRoutes`, unless a table is never asked by pages and never kept. */
  isOurs: (endpoint: Endpoint) => boolean = (endpoint) => !isRead(endpoint),
): void {
  for (const [domain, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      if (!isOurs(endpoint)) continue
      const handler = handlers[domain]?.[name]
      if (!handler) throw new Error(`No handler is registered for ${domain}.${name}`)
      // Each reads bodies in its own way.
      app.register(async (scope) => callRoute(scope, { domain, name, endpoint, handler }, deps))
    }
  }
}

interface Row {
  domain: string
  name: string
  endpoint: Endpoint
  handler: CallHandler<Endpoint>
}

export const senderOf = (request: FastifyRequest, reply: FastifyReply): Sender => ({
  address: request.ip,
  network: networkOf(request.ip),
  host: request.host,
  headers: request.headers,
  gone: goneSignal(reply.raw),
  header: (name, value) => void reply.header(name, value),
})

function callRoute(
  app: FastifyInstance,
  { domain, name, endpoint, handler }: Row,
  deps: CallRouteDeps,
): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  const askers = new WeakMap<FastifyRequest, Asker>()
  const door = typeof handler === 'function' ? null : (handler as Admitting<Endpoint>)
  readBodies(app, endpoint)
  requireVersion(endpoint)

  async function admit(request: FastifyRequest, reply: FastifyReply, body: Uint8Array | null) {
    const sender = senderOf(request, reply)
    const who = door ? await door.admit(sender, inputOf(request), body) : { tenant: schoolOf(request) }
    if (!who && endpoint.unreadRate) refuseTooOften(deps.count, endpoint.unreadRate, sender)
    if (!who || who instanceof Answered) return who
    admitSender(deps, endpoint, sender, who)
    admitted.set(request, who)
    return who
  }
  /** Whoever may not do it hears that, and not what is wrong with what they sent. */
  async function refuseUnread(request: FastifyRequest, { tenant }: Admitted) {
    const asker = await deps.findAsker(request.headers, tenant)
    refuseLowerRoles(endpoint, asker)
    askers.set(request, asker)
  }
  /** Inside the version a call names its school; outside it is the one that the host belongs to. */
  function schoolOf({ headers, query }: FastifyRequest) {
    if (pathOf(endpoint) !== endpoint.path) return tenantNamed(deps.directory, headers, query)
    const tenant = deps.directory.byHost(headers.host)
    if (!tenant) throw notFound('No school answers at this address.')
    return tenant
  }

  app.route({
    method: endpoint.method,
    url: pathOf(endpoint),
    ...(endpoint.maxBytes ? { bodyLimit: endpoint.maxBytes } : {}),
    ...(isCountedApart(endpoint, door !== null) ? { config: { rateLimit: false } } : {}),
    schema: {
      tags: [domain],
      operationId: `${domain}.${name}`,
      summary: endpoint.summary,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.ifVersion ? { headers: IfMatch } : {}),
      ...bodyTaken(endpoint),
      ...(door && endpoint.guard === 'token' ? { security: [{ statToken: [] }] } : {}),
      response: responses(endpoint),
    },
    errorHandler: (error, request, reply) => answerError(endpoint, error, request, reply),
    onRequest: async (request, reply) => {
      const who = await admit(request, reply, null)
      if (who && !(who instanceof Answered) && roleNeeded(endpoint) !== null) await refuseUnread(request, who)
    },
    handler: async (request, reply) => {
      const bytes = Array.isArray(endpoint.takes) ? ((request.body ?? new Uint8Array()) as Uint8Array) : null
      const who = admitted.get(request) ?? (await admit(request, reply, bytes))
      if (who instanceof Answered) return sendAnswer(endpoint, who.answer, request, reply)
      if (!who) throw new Error(`${endpoint.path} neither admits nor refuses`)
      const asker = askers.get(request) ?? (await deps.findAsker(request.headers, who.tenant))
      const visit = { tenant: who.tenant, asker, sender: senderOf(request, reply), who }
      const input = {
        ...inputOf(request),
        ...(bytes ? { bytes } : { body: request.body ?? {} }),
        ...(endpoint.ifVersion ? { version: versionIn(request.headers['if-match']) } : {}),
      }
      const answer = await performCall(endpoint, handler, visit, input, deps.now())
      return sendAnswer(endpoint, answer, request, reply)
    },
  })
}

/**
 * Gateways send in bursts after an outage, and what is not signed costs next to nothing; an office sends five hundred
 * photographs at once, which have a rate of their own before anything of them is read.
 */
const isCountedApart = ({ guard, rate }: Endpoint, hasDoor: boolean) =>
  guard === 'signed event' || (typeof rate?.max === 'number' && !hasDoor)

const inputOf = ({ query, params }: FastifyRequest) => ({ ...(query as object), ...(params as object) })

function readBodies(app: FastifyInstance, endpoint: Endpoint): void {
  const { takes } = endpoint
  if (takes === undefined || takes === 'JSON or form') app.removeContentTypeParser('text/plain')
  else app.removeAllContentTypeParsers()
  if (Array.isArray(takes))
    app.addContentTypeParser([...takes], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  else if (takes !== undefined)
    app.addContentTypeParser(
      formTypes,
      { parseAs: 'buffer', bodyLimit: longestForm },
      (request: FastifyRequest, body: Buffer) =>
        formBody(endpoint, body, request.headers['content-type'] ?? ''),
    )
}

/** Of a form without scripts: what people type by hand into the pages that have one. */
const longestForm = 16_384

function sendAnswer(endpoint: Endpoint, answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'private, no-store')
  tagVersion(endpoint, answer, reply)
  if (endpoint.file) {
    const { name, content } = answer as FileAnswer
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(endpoint.file.startsWith('text/') ? `${endpoint.file}; charset=utf-8` : endpoint.file)
      .send(Readable.from(content, { objectMode: false }))
  }
  const page = endpoint.leads || isPlainForm(request.headers) ? pageOfAnswer(endpoint, answer) : null
  if (page !== null) return reply.redirect(page, 303)
  return answer === null ? reply.code(204).send() : reply.send(answer)
}

/** What is wrong with a form is told on its page; the framework's own refusals are put into words. */
function answerError(endpoint: Endpoint, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const page = isPlainForm(request.headers) ? pageOfRefusal(endpoint, error) : null
  if (page !== null) return reply.header('cache-control', 'private, no-store').redirect(page, 303)
  throw inWords(endpoint, error)
}
