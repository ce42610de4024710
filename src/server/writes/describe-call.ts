import type { FastifyError } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { makeProblem } from '../plugins/errors.ts'
import { formTypes } from './plain-form.ts'

/** What a call takes, as the description of the API and refusals name it. */
export const typesTaken = ({ takes }: Endpoint): string[] => {
  if (Array.isArray(takes)) return [...takes]
  const [form = ''] = formTypes
  return takes === 'form'
    ? [form]
    : takes === 'JSON or form'
      ? ['application/json', form]
      : ['application/json']
}

/** The framework's own refusals, in words. */
export function inWords(endpoint: Endpoint, error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiProblem(makeProblem(413, `At most ${inBytes(endpoint.maxBytes ?? 0)} are taken.`))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.code === 'FST_ERR_CTP_EMPTY_TYPE')
    return new ApiProblem(makeProblem(415, `Send it with Content-Type: ${typesTaken(endpoint)[0]}.`))
  return error
}

const inBytes = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${Math.round(bytes / 1024)} kB`

/** What a call answers, for the description of the API. */
export function responses(endpoint: Endpoint) {
  const { response, mayBeEmpty, leads, file } = endpoint
  const isSilent = (response as { type?: string }).type === 'null'
  const done = leads
    ? { 303: { description: 'Leads to a page of the site', type: 'null' } }
    : isSilent
      ? {}
      : { 200: { description: 'Done', content: { [file ?? 'application/json']: { schema: response } } } }
  return {
    ...done,
    ...(mayBeEmpty ? { 204: { description: 'Done, and nothing to say', type: 'null' } } : {}),
    '4xx': {
      description: 'Nothing was changed',
      content: { 'application/problem+json': { schema: Problem } },
    },
  }
}
