import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A process that has just begun to listen is busy with its own first pages: nobody is turned away for those. */
const firstSeconds = 5

/** When the event loop falls behind, new work is refused at once: slow answers to all would help nobody. */
export async function shedLoad(
  app: FastifyInstance,
  {
    maxEventLoopDelay,
    refuse,
    sampleInterval = 1000,
    calmMs = firstSeconds * 1000,
  }: {
    maxEventLoopDelay: number
    refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
    sampleInterval?: number
    calmMs?: number
  },
): Promise<void> {
  if (maxEventLoopDelay === 0) return
  let from = 0
  app.addHook('onListen', async () => {
    from = performance.now() + calmMs
  })
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    async pressureHandler(request, reply) {
      if (performance.now() >= from) await refuse(request, reply)
    },
  })
}
