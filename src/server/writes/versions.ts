import type { FastifyReply } from 'fastify'
import { type TObject, Type } from 'typebox'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { makeProblem } from '../plugins/errors.ts'

/** What the sender of a change must say. The description names it, and the framework refuses what is without it. */
export const IfMatch = Type.Object({
  'If-Match': Type.String({
    pattern: '^"\\d{1,9}"$',
    description: 'The version that was changed, as `version` and ETag of an answer told it',
    examples: ['"7"'],
  }),
})

export const versionUnsaid = () =>
  new ApiProblem(makeProblem(428, 'Say which version was changed: If-Match: "7".'))

/** The one in If-Match, once that was judged. */
export const versionIn = (ifMatch: string | undefined): number => Number(ifMatch?.slice(1, -1))

/** Refuses whoever saw another version than there is. */
export const staleRefused = (input: object) => (current: number) => {
  if ((input as { version?: number }).version !== current)
    throw new ApiProblem(makeProblem(412, `Somebody changed it meanwhile: version ${current} is the newest.`))
}

/** The answer tells its version twice: to programs of ours by name, to all others as HTTP has it. */
export function tagVersion({ ifVersion }: Endpoint, answer: unknown, reply: FastifyReply): void {
  const { version } = (answer ?? {}) as { version?: number }
  if (ifVersion && version !== undefined) reply.header('etag', `"${version}"`)
}

/** A change whose answer told no version would leave its caller unable to go on. */
export function requireVersion({ ifVersion, response, mayBeEmpty, path }: Endpoint): void {
  const { properties } = response as Partial<TObject>
  if (ifVersion && !mayBeEmpty && !properties?.version)
    throw new Error(`${path} changes versions, and its answer tells none`)
}
