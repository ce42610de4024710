import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** When the event loop falls behind, new work is refused at once: slow answers to all would help nobody. */
export async function shedLoad(
  app: FastifyInstance,
  {
    maxEventLoopDelay,
    refuse,
    sampleInterval = 1000,
  }: {
    maxEventLoopDelay: number
    refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
    sampleInterval?: number
  },
): Promise<void> {
  if (maxEventLoopDelay === 0) return
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    async pressureHandler(request, reply) {
      await refuse(request, reply)
    },
  })
}
