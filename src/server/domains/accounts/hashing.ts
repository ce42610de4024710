import { availableParallelism } from 'node:os'
import type { Way } from '#contract/shapes/way.ts'
import { Refused } from '../../limits/dropped.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import type { Call } from '../../writes/call.ts'
import { pageWith } from './account-forms.ts'

/**
 * Passwords are hashed on the threads that also read files and compress pages: half the cores are left to those, and no
 * more may wait than will be through in a few seconds.
 */
const hashing = createFairQueue({
  running: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 32,
  retryAfterSeconds: 5,
})

/** The same where a program waits for the answer. */
export const hashed = <Result>({ sender }: Call, act: () => Promise<Result>): Promise<Result> =>
  hashing(sender.network, act, sender.gone)

/** Hashes passwords, which takes a core for a tenth of a second; where it waits too long, the page says so. */
export async function whenThereIsRoom(
  { sender }: Call,
  [page, kept]: [path: string, query: Record<string, string | undefined>],
  act: () => Promise<Way>,
): Promise<Way> {
  try {
    return await hashing(sender.network, act, sender.gone)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    sender.header('retry-after', error.retryAfterSeconds)
    // A person reads a page, a program a number.
    if (!sender.headers.accept?.includes('text/html')) throw error
    return { to: pageWith(page, { problem: 'busy', ...kept }) }
  }
}
