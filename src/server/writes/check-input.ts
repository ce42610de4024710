import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { Endpoint } from '#contract/endpoint.ts'
import { badRequest } from '#contract/shapes/problem.ts'
import { unstorable } from '../plugins/storable.ts'
import { versionUnsaid } from './versions.ts'

const validators = new WeakMap<TSchema, Validator>()

/** What a page sends on for its visitor is judged as HTTP would judge it. */
export function checkInput(
  { params, query, body, ifVersion }: Endpoint,
  given: Record<string, unknown>,
): void {
  const { body: sent, ...asked } = given
  const fault = unstorable(given)
  if (fault) throw badRequest(fault)
  for (const [schema, value] of [
    [params, asked],
    [query, asked],
    [body, sent],
  ] as const) {
    if (!schema) continue
    const validator = validators.getOrInsertComputed(schema, () => Compile(schema))
    const [error] = validator.Check(value) ? [] : validator.Errors(value)
    if (error) throw badRequest(`${error.instancePath.slice(1)} ${error.message}`.trim())
  }
  if (ifVersion && !Number.isInteger(given.version)) throw versionUnsaid()
}
