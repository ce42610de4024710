import { createServer, type RequestListener, type Server } from 'node:http'
import { type AnswerAtOnce, takeShortWay } from './connections/short-way.ts'

/**
 * Milliseconds. Fastify tells its own to servers that it makes itself, so a server made here is told here. A request
 * that does not arrive in time is answered 408 and its connection closed; how long an answer takes is not limited by
 * these. Connections wait longer for their next request than load balancers keep them, so that it is never this side
 * that closes one which was just chosen.
 */
export const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
}

interface HttpServerOptions {
  /** From then on every answer is the last one of its connection: whoever asks again does so elsewhere. */
  isDraining: () => boolean
  /** What is ready, and can be written without a request and a response of Node's. */
  atOnce?: AnswerAtOnce
  timeouts?: typeof timeouts
}

export function httpServer(
  listener: RequestListener,
  { isDraining, atOnce, ...options }: HttpServerOptions,
): Server {
  const server = createServer(options.timeouts ?? timeouts, (req, res) => {
    shortWay?.onRequest(req, res)
    if (isDraining()) res.shouldKeepAlive = false
    listener(req, res)
  })
  const shortWay = atOnce && takeShortWay(server, atOnce, { isDraining })
  return server
}
