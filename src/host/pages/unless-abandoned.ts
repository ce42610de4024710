import type { FastifyReply } from 'fastify'
import { Abandoned } from '#server/limits/dropped.ts'

/** Answers, unless whoever asked has gone meanwhile: that is nobody's fault, and there is nobody to tell. */
export async function unlessAbandoned(
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
  gone?: AbortSignal,
): Promise<FastifyReply> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof Abandoned || gone?.aborted)) throw error
    reply.hijack()
    return reply
  }
}
