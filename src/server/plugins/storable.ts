import type { FastifyInstance } from 'fastify'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { makeProblem } from './errors.ts'

/**
 * Refuses what no column holds, whatever its schema says: the database has no character of the number 0 and no half of
 * a pair, and the framework takes '1e309' for a whole number, which it reads as infinity.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ params, query, body }) => {
    for (const given of [params, query, body]) {
      const fault = unstorable(given)
      if (fault) throw new ApiProblem(makeProblem(400, fault))
    }
  })
}

/** What is wrong with a value or with something in it; null where nothing is. */
export function unstorable(given: unknown): string | null {
  // A list of what is left instead of a call in a call: a stranger decides how deep it lies.
  const left: unknown[] = [given]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      return 'A text has a character that cannot be kept.'
    if (typeof value === 'number' && !Number.isFinite(value)) return 'A number is too large.'
    if (value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)) {
      for (const [name, inner] of Object.entries(value)) left.push(name, inner)
    }
  }
  return null
}
