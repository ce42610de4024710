import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '#server/open.ts'
import { type Asked, ask } from '../harness/ask.ts'

/** What is written in one way, and whether all of it is there once in the end. */
export interface Writes {
  name: string
  prepare(services: Services): Promise<void>
  /** Somebody who writes once, and insists until it is acknowledged. */
  visit(visitor: Visitor): Promise<void>
  /** Figures of the end; those whose names say lost, doubled or fault must be 0. */
  judge(services: Services, mails: readonly string[]): Promise<Record<string, number>>
}

export interface Visitor {
  /** As a browser or a scoring program does: again and again until somebody answers. */
  insist(path: string, init: () => Asked): Promise<Response>
  /** The same, now and then twice at once. */
  post(path: string, init: () => Asked): Promise<Response>
  get<T>(path: string): Promise<T>
  /** The mails that have been sent so far. */
  mails(): Promise<string[]>
}

export interface Counts {
  requests: number
  /** Lost on the way, with the process that was to answer. */
  cutOff: number
  answered503: number
  answered500Fault: number
  sentTwiceAtOnce: number
  twoAnswersFault: number
}

const somewhere = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`

export function newVisitor(originOf: () => string, counts: Counts, mails: Visitor['mails']): Visitor {
  async function insist(path: string, init: () => Asked): Promise<Response> {
    for (;;) {
      counts.requests++
      const { headers, ...rest } = init()
      const answer = await ask(originOf() + path, {
        ...rest,
        headers: { ...headers, 'x-forwarded-for': somewhere() },
        limitMs: 10_000,
      }).catch(() => null)
      if (answer && answer.status < 500) return answer
      if (!answer) counts.cutOff++
      else if (answer.status === 503) counts.answered503++
      else {
        counts.answered500Fault++
        console.error(`${path} was answered ${answer.status} ${(await answer.text()).slice(0, 300)}`)
      }
      await sleep(200)
    }
  }
  return {
    insist,
    mails,
    get: async <T>(path: string) =>
      (await (await insist(path, () => ({ headers: { tenant: 'east' } }))).json()) as T,
    async post(path, init) {
      const isTwice = Math.random() < 0.3
      if (isTwice) counts.sentTwiceAtOnce++
      const [first, second] = await Promise.all([
        insist(path, init),
        ...(isTwice ? [insist(path, init)] : []),
      ])
      // A time of day that jumps between the two makes one of them too late.
      const isLate = first?.status === 422 || second?.status === 422
      if (second && !isLate && (await second.clone().text()) !== (await first?.clone().text()))
        counts.twoAnswersFault++
      if (!first) throw new Error('Nothing came')
      return first
    },
  }
}
