import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { takeStatFile } from '#contract/stat-files.ts'

/** A process that has just begun to listen is busy with its own first pages: nobody is turned away for those. */
const firstSeconds = 5

/**
 * When the event loop falls behind, new work is refused at once: slow answers to all would help nobody. What is `spared`
 * is answered all the same: it has a limit of its own, and comes from whoever the crowd is waiting to hear from.
 */
export async function shedLoad(
  app: FastifyInstance,
  {
    maxEventLoopDelay,
    refuse,
    spared = () => false,
    sampleInterval = 1000,
    calmMs = firstSeconds * 1000,
  }: {
    maxEventLoopDelay: number
    refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
    spared?: (request: FastifyRequest) => boolean
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
      if (performance.now() >= from && !spared(request)) await refuse(request, reply)
    },
  })
}

const statDoor = `${apiBase}${takeStatFile.path}`

/** A scoring program's file: what the crowd that keeps the process busy has come to see. Its token limits how often. */
export const isStatFile = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === takeStatFile.method && url.split('?', 1)[0]?.toLowerCase() === statDoor
