import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { makeProblem, sendProblem } from '#server/plugins/errors.ts'

const retryAfterSeconds = 5

/** When the event loop falls behind, new work is refused at once: slow answers to all would help nobody. */
export async function shedLoad(
  app: FastifyInstance,
  maxEventLoopDelay: number,
  sampleInterval = 1000,
): Promise<void> {
  if (maxEventLoopDelay === 0) return
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: (_request, reply) => {
      const problem = makeProblem(503, 'The server is busy. Try again in a few seconds.')
      void sendProblem(reply.header('retry-after', retryAfterSeconds), problem)
    },
  })
}
