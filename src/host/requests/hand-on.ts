import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { pipeline, Transform } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { ViewerLimits } from '#server/domains/live/viewer-limits.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { makeProblem, problemErrors } from '#server/plugins/errors.ts'
import type { TenantDirectory } from '#server/unit-of-work/tenant-directory.ts'
import { refuseStrangers } from '#server/writes/admission.ts'

export interface HandOnDeps {
  config: { API_BASE_URL: string; RATE_LIMIT: number; LIVE_VIEWERS: number; LIVE_VIEWERS_PER_ADDRESS: number }
  directory: TenantDirectory
  originOf: (tenant: Tenant) => string
  limits?: HandOnLimits
}

export interface HandOnLimits {
  /** How long the other server may take until it begins to answer, and between two pieces of its answer. */
  silenceMs: number
  /** How long an answer may take in all. */
  longestMs: number
  /** How much may be sent to it, and how much it may answer; a stream of events goes on for as long as it is watched. */
  mostSent: number
  mostAnswered: number
}

const usualLimits: HandOnLimits = {
  silenceMs: 30_000,
  longestMs: 120_000,
  mostSent: 8 * 1024 * 1024,
  mostAnswered: 64 * 1024 * 1024,
}

/** What the other server learns of a request; where it comes from is judged here and not told. */
const asked = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'range',
  'stripe-signature',
  'tenant',
  'user-agent',
] as const

/** What of its answer a visitor learns. */
const answered = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'set-cookie',
  'vary',
  'x-accel-buffering',
] as const

const noAnswer = 'The server of the data does not answer. Try again in a few seconds.'

/**
 * The API of a site that takes its data from another server: every call is that server's to answer, so that a browser
 * and the pages made here never tell two stories. Bodies pass through as they come.
 */
export async function handOn(app: FastifyInstance, deps: HandOnDeps): Promise<void> {
  const { config, limits = usualLimits } = deps
  const base = new URL(config.API_BASE_URL)
  const isHttps = base.protocol === 'https:'
  const agent = isHttps ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const viewers = new ViewerLimits(config.LIVE_VIEWERS, config.LIVE_VIEWERS_PER_ADDRESS)
  const open = new Set<IncomingMessage>()
  app.addHook('preClose', async () => open.forEach((answer) => answer.destroy()))
  app.addHook('onClose', async () => agent.destroy())
  problemErrors(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(rateLimit, {
    max: config.RATE_LIMIT,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: isStream,
  })

  /** The answer as far as its headers. */
  function send(request: FastifyRequest): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const target = new URL(base.href.replace(/\/$/, '') + request.raw.url)
    const message = (isHttps ? requestHttps : requestHttp)(target, {
      agent,
      method: request.method,
      headers: headersOf(request, deps),
      timeout: limits.silenceMs,
    })
    message.on('response', resolve).on('error', reject)
    message.on('timeout', () => message.destroy(new Error('The other server is silent')))
    request.raw.on('close', () => request.raw.complete || message.destroy())
    pipeline(request.raw, atMost(limits.mostSent), message, (error) => error && reject(error))
    return promise
  }

  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    exposeHeadRoute: false,
    bodyLimit: limits.mostSent,
    handler: async (request, reply) => {
      refuseOthers(request, deps)
      const place = isStream(request) ? viewers.take(networkOf(request.ip)) : () => {}
      if (!place) throw unavailable('Too many are watching. Ask /LiveStats from time to time instead.')
      reply.raw.once('close', place)
      const answer = await send(request).catch((error: unknown) => {
        if (error instanceof TooLarge) throw new ApiProblem(makeProblem(413, 'That is too much to send.'))
        request.log.warn({ err: error }, 'the other server does not answer')
        throw unavailable(noAnswer)
      })
      open.add(answer)
      reply.raw.once('close', () => {
        open.delete(answer)
        answer.destroy()
      })
      for (const name of answered) {
        const value = answer.headers[name]
        if (value !== undefined) reply.header(name, ownLocation(name, value, base))
      }
      reply.code(answer.statusCode ?? 502)
      return passOn(request, reply, answer, limits)
    },
  })
}

function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: IncomingMessage,
  limits: HandOnLimits,
): FastifyReply {
  const isEvents = String(answer.headers['content-type']).startsWith('text/event-stream')
  // A stream that is quiet is not silent: who watches it goes when they like.
  answer.socket.setTimeout(isEvents ? 0 : limits.silenceMs)
  if (isEvents || request.method === 'HEAD') return reply.send(answer)
  const end = setTimeout(() => answer.destroy(new Error('The answer takes too long')), limits.longestMs)
  answer.once('close', () => clearTimeout(end))
  return reply.send(
    pipeline(answer, atMost(limits.mostAnswered), (error) => {
      if (error) request.log.warn({ err: error }, 'an answer of the other server broke off')
    }),
  )
}

const isStream = ({ raw: { url = '' } }: FastifyRequest) =>
  url.toLowerCase().startsWith(`${apiBase}/livestats/stream`)

const unavailable = (detail: string) => new ApiProblem(makeProblem(503, detail))

/** Another site's page may not use a visitor's cookies: the browser says where a request comes from, to us alone. */
function refuseOthers(request: FastifyRequest, { directory, originOf }: HandOnDeps) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const tenant = directory.byHost(request.headers.host)
  refuseStrangers(request, tenant ? originOf(tenant) : `http://${request.host}`)
}

/** A call that names no school is one of the school whose host it came to; doors outside the version know it by the host. */
function headersOf({ headers, raw, ip, protocol, id }: FastifyRequest, { directory }: HandOnDeps) {
  const kept: Record<string, string> = {}
  for (const name of asked) {
    const value = headers[name]
    if (value !== undefined) kept[name] = String(value)
  }
  const url = raw.url ?? ''
  const isVersioned = url.toLowerCase().startsWith(`${apiBase}/`)
  const school = directory.byHost(headers.host)?.key
  if (!kept.tenant && school && !/[?&]tenant=/.test(url)) kept.tenant = school
  if (!isVersioned && headers.host) kept.host = headers.host
  return {
    ...kept,
    'x-forwarded-for': ip,
    'x-forwarded-host': String(headers.host ?? ''),
    'x-forwarded-proto': protocol,
    'x-request-id': String(id),
  }
}

/** Where that server names itself, this one is meant. */
const ownLocation = (name: string, value: string | string[], { origin }: URL) =>
  name === 'location' && typeof value === 'string' && value.startsWith(`${origin}/`)
    ? value.slice(origin.length)
    : value

class TooLarge extends Error {}

function atMost(bytes: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > bytes) done(new TooLarge('There is more than may pass'))
      else done(null, chunk)
    },
  })
}
