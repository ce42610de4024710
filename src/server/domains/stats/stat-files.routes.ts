import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { type StatFileReceipt, statFileDoor } from '#contract/stat-files.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Config } from '../../config.ts'
import { networkOf } from '../../network-of.ts'
import { makeProblem, sendProblem } from '../../plugins/errors.ts'
import type { TenantDirectory } from '../tenants/tenants.service.ts'
import { toReceipt } from './stat-files.mapper.ts'
import { maxFileBytes, type StatFileDeps, takeStatFile } from './stat-files.service.ts'
import { statusOfRefusal } from './stat-refusal.ts'
import { schoolOfToken, useStatToken } from './stat-tokens.service.ts'
import { readUpload } from './stat-upload.ts'

export interface StatFileRouteDeps extends StatFileDeps {
  config: Config
  directory: TenantDirectory
}

interface Sender {
  tenant: Tenant
  tokenId: number
}

const problem = (status: number, detail: string) => new ApiProblem(makeProblem(status, detail))

/** A token is long and secret, so guessing it by forms is hopeless; this keeps guessers from filling our memory. */
const uploadsPerMinute = 20

/**
 * The door for scoring programs. The token is in the Authorization header, which no browser sends by itself, so there is
 * nothing that another site could forge; it is looked at before a byte of the body is taken. A person uploads by a form,
 * where the token is typed beside the file: another site does not know it.
 */
export function statFileRoutes(app: FastifyInstance, deps: StatFileRouteDeps): void {
  const senders = new WeakMap<FastifyRequest, Sender>()
  const senderOf = (request: FastifyRequest): Sender => {
    const sender = senders.get(request)
    if (!sender) throw new Error('The token was not checked')
    return sender
  }
  const checkRate = app.createRateLimit({
    max: deps.config.STATS_RATE_LIMIT,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const { tenant, tokenId } = senderOf(request)
      return `stat token ${tenant.key} ${tokenId}`
    },
  })

  const checkUploads = app.createRateLimit({
    max: uploadsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => `stat upload ${networkOf(ip)}`,
  })
  const withinRate = async (check: typeof checkRate, request: FastifyRequest, reply: FastifyReply) => {
    const rate = await check(request)
    if (rate.isAllowed || !rate.isExceeded) return
    reply.header('retry-after', rate.ttlInSeconds)
    throw problem(429, `${rate.max} files a minute are taken. Go on in ${rate.ttlInSeconds} seconds.`)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/xml', 'text/xml', 'text/plain', 'application/octet-stream', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: maxFileBytes },
    (_request, body, done) => done(null, body),
  )

  app.route<{ Body: Buffer; Querystring: { gameId?: number; file?: string } }>({
    method: statFileDoor.method,
    url: statFileDoor.path,
    schema: {
      tags: ['stats'],
      operationId: statFileDoor.operationId,
      summary: statFileDoor.summary,
      security: [{ statToken: [] }],
      querystring: statFileDoor.query,
      response: {
        200: { description: 'Taken in', content: { 'application/json': { schema: statFileDoor.response } } },
        '4xx': {
          description: 'Not taken in, and nothing was changed',
          content: { 'application/problem+json': { schema: Problem } },
        },
      },
    },
    errorHandler: answerError,
    onRequest: async (request, reply) => {
      if (isForm(request)) return withinRate(checkUploads, request, reply)
      senders.set(request, await authorise(request, reply, deps, tokenInHeader(request)))
      await withinRate(checkRate, request, reply)
    },
    handler: async (request, reply): Promise<StatFileReceipt> => {
      const upload = isForm(request)
        ? await readUpload(request.body ?? new Uint8Array(), request.headers['content-type'] ?? '')
        : undefined
      if (upload === null) throw problem(400, 'The form has no file.')
      if (upload) {
        senders.set(request, await authorise(request, reply, deps, upload.token))
        await withinRate(checkRate, request, reply)
      }
      const { tenant, tokenId } = senderOf(request)
      const { gameId = null, file = null } = request.query
      reply.header('cache-control', 'no-store')
      const outcome = await takeStatFile(deps, {
        tenant,
        bytes: upload?.bytes ?? request.body ?? new Uint8Array(),
        door: upload ? 'upload' : 'post',
        tokenId,
        fileName: file ?? upload?.fileName ?? null,
        gameId,
      })
      if (outcome.kind === 'refused')
        throw new ApiProblem({
          ...makeProblem(statusOfRefusal(outcome.refusal), outcome.refusal.message),
          errors: [{ field: outcome.refusal.place, message: outcome.refusal.kind }],
        })
      if (outcome.kind === 'overtaken') throw new Error('A posted file cannot be overtaken')
      return toReceipt(outcome)
    },
  })
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

const tokenInHeader = ({ headers }: FastifyRequest): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

async function authorise(
  request: FastifyRequest,
  reply: FastifyReply,
  { directory, scope, now }: StatFileRouteDeps,
  token: string,
): Promise<Sender> {
  const refused = (detail: string) => {
    reply.header('www-authenticate', 'Bearer realm="stat files"')
    return problem(401, detail)
  }
  if (token === '') throw refused("Send a token of the school: 'Authorization: Bearer …'.")
  const key = schoolOfToken(token)
  const tenant = key === null ? undefined : directory.byKey(key)
  const tokenId = tenant ? await useStatToken({ scope, now }, tenant.key, token) : null
  if (!tenant || tokenId === null) throw refused('The token is not known, or it was revoked.')
  const { tenant: named } = request.headers
  if (named !== undefined && named !== tenant.key)
    throw problem(403, `The token is of ${tenant.key}; it cannot write for another school.`)
  return { tenant, tokenId }
}

/** The framework's own refusals, in the words of this door. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return sendProblem(reply, makeProblem(413, 'A file has at most 8 MB.'))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return sendProblem(reply, makeProblem(415, 'Send the file as it is, with Content-Type: application/xml.'))
  if (error.code === 'FST_ERR_CTP_EMPTY_TYPE')
    return sendProblem(reply, makeProblem(415, 'Say what is sent: Content-Type: application/xml.'))
  throw error
}
