import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nameOnPass, passHeader } from '../signing/pass.ts'
import type { Sign } from '../signing/sign.ts'
import { TooMany } from './dropped.ts'
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts'
import { createMissLimit } from './miss-limit.ts'
import { networkOf } from './network-of.ts'

export interface Caller {
  network: string
  /** Shows a pass, and is not counted. */
  hasPass: boolean
  /** Told when nobody waits for the answer any more. */
  gone: AbortSignal
}

export interface WorkshopOptions extends FairQueueOptions {
  /** What one network may have made in a minute; 0 does not count. */
  perMinute: number
  sign: Sign
}

/** Where what nobody has asked for yet is made: pages in one, pictures in another. */
export interface Workshop {
  callerOf(request: FastifyRequest, reply: FastifyReply): Caller
  /** Throws `TooMany`. */
  count(caller: Caller): void
  /** Throws `Overload` or `Abandoned` where the job was not done. */
  make<T>(caller: Caller, job: () => Promise<T>, gone?: AbortSignal): Promise<T>
  /** How many are made and how many wait. */
  load(): { running: number; waiting: number }
}

export function openWorkshop({ perMinute, sign, ...queueing }: WorkshopOptions): Workshop {
  const queue = createFairQueue(queueing)
  const secondsTooEarly = createMissLimit(perMinute)
  return {
    callerOf(request, reply) {
      const pass = request.headers[passHeader]
      const name = typeof pass === 'string' ? nameOnPass(sign, pass, new Date()) : null
      return {
        network: name === null ? networkOf(request.ip) : `pass of ${name}`,
        hasPass: name !== null,
        gone: goneSignal(reply.raw),
      }
    },
    count({ network, hasPass }) {
      const seconds = hasPass ? 0 : secondsTooEarly(network)
      if (seconds > 0) throw new TooMany(seconds)
    },
    make: ({ network, gone }, job, allGone = gone) => queue(network, job, allGone),
    load: queue.load,
  }
}

/** Told when a connection ends before its answer does. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort()
  })
  return leaving.signal
}
