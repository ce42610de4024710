import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import { Id, Problem } from '#contract/shapes/shared.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Config } from '../../config/config.ts'
import type { Bus } from '../../db/bus.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { networkOf } from '../../limits/network-of.ts'
import type { Meters } from '../../meters/meters.ts'
import { makeProblem } from '../../plugins/errors.ts'
import type { TenantDirectory } from '../../unit-of-work/tenant-directory.ts'
import { retryHint, revisionIn } from './event-frames.ts'
import { LiveHub } from './live-hub.ts'
import type { Viewer } from './live-room.ts'
import { socketViewer } from './socket-viewer.ts'
import { ViewerLimits } from './viewer-limits.ts'

interface LiveStreamDeps {
  config: Pick<Config, 'LIVE_VIEWERS' | 'LIVE_VIEWERS_PER_ADDRESS'>
  scope: TenantScope
  directory: TenantDirectory
  now: () => Date
  bus?: Bus
  meters?: Meters
}

const retryAfterSeconds = 30

const StreamQuery = Type.Object({
  gameId: Type.Optional(Id),
  lastEventId: Type.Optional(Type.String({ maxLength: 40 })),
  tenant: Type.Optional(Type.String()),
})

/**
 * Live scores as server-sent events. Not in the contract's table: that holds calls which are answered once, by a unit of
 * work, with one JSON value, and this is answered for as long as the viewer stays.
 */
export function liveStream(app: FastifyInstance, deps: LiveStreamDeps): void {
  const { config, directory } = deps
  const limits = new ViewerLimits(config.LIVE_VIEWERS, config.LIVE_VIEWERS_PER_ADDRESS)
  deps.meters?.gauge('live_viewers', 'Viewers of live scores', () => [{ value: limits.count }])
  const hub = new LiveHub({
    ...deps,
    tenantOf: (key) => directory.byKey(key),
    onError: (error) => app.log.error({ err: error }, 'live scores could not be read'),
  })
  // Before the server waits for its connections to end, which these would not do by themselves.
  app.addHook('preClose', async () => hub.close())

  app.route({
    method: 'GET',
    url: '/LiveStats/stream',
    exposeHeadRoute: false,
    // It bounds itself by its viewers: many may come from the one address of a stadium, and all of them after a restart.
    config: { rateLimit: false, pressureHandler: () => undefined },
    schema: {
      tags: ['live'],
      operationId: 'live.stream',
      summary:
        "Every change of a live game, as server-sent events: 'games' carries the games that changed as /LiveStats answers them, 'details' (with gameId) one game as /LiveStats/details does, with its latest plays. A reconnecting client sends Last-Event-ID. The school may be named by ?tenant= or by the host name.",
      querystring: StreamQuery,
      response: {
        200: {
          description: 'Events until either side ends it',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        '4xx': {
          description: 'The request cannot be answered',
          content: { 'application/problem+json': { schema: Problem } },
        },
        503: {
          description: 'There are too many viewers',
          content: { 'application/problem+json': { schema: Problem } },
        },
      },
    },
    handler: async (request, reply) => {
      const tenant = tenantOf(request, directory)
      const { gameId = null, lastEventId } = request.query as { gameId?: number; lastEventId?: string }
      const { 'last-event-id': resumed } = request.headers
      const giveBack = limits.take(networkOf(request.ip))
      if (!giveBack) {
        reply.header('retry-after', retryAfterSeconds)
        throw new ApiProblem(
          makeProblem(503, 'Too many are watching. Ask /LiveStats from time to time instead.'),
        )
      }
      const { socket } = request.raw
      socket.once('close', giveBack)
      const after = revisionIn(typeof resumed === 'string' ? resumed : lastEventId)
      const leave = await hub
        .enter(tenant, { gameId, after }, () => admit(reply, socket))
        .catch((error) => {
          giveBack()
          throw error
        })
      if (socket.destroyed) leave()
      else socket.once('close', leave)
      return reply
    },
  })
}

function tenantOf({ headers, query }: FastifyRequest, directory: TenantDirectory): Tenant {
  const named = headers.tenant || (query as { tenant?: string }).tenant
  const key = Array.isArray(named) ? named[0] : named
  const tenant = key ? directory.byKey(key) : directory.byHost(headers.host)
  if (!tenant) throw notFound(key ? `There is no school '${key}'.` : 'No school answers at this address.')
  return tenant
}

function admit(reply: FastifyReply, socket: Socket): Viewer {
  const { raw } = reply
  reply.hijack()
  // No chunks: the events are the body as it is, until the connection ends.
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  raw.flushHeaders()
  socket.write(retryHint())
  return socketViewer(socket)
}
