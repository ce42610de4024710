import type { FastifyError } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { makeProblem } from '../plugins/errors.ts'
import { formTypes } from './plain-form.ts'
import { versionUnsaid } from './versions.ts'

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

/** What a call reads of a body, for the description of the API and for the framework, which holds what comes against it. */
export function bodyTaken(endpoint: Endpoint) {
  const { takes, body } = endpoint
  if (!Array.isArray(takes)) return body ? { body, consumes: typesTaken(endpoint) } : {}
  // Bytes stay as they came, so nothing may be required of them before they are read.
  const form = { type: 'object', properties: body?.properties ?? {} }
  const content = takes.map((type: string) => {
    if (type === '*') return ['*/*', { schema: { contentMediaType: 'application/octet-stream' } }]
    return [type, { schema: body && formTypes.includes(type) ? form : { contentMediaType: type } }]
  })
  return { body: { content: Object.fromEntries(content) } }
}

/** The framework's own refusals, in words. */
export function inWords(endpoint: Endpoint, error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiProblem(makeProblem(413, `At most ${inBytes(endpoint.maxBytes ?? 0)} are taken.`))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.code === 'FST_ERR_CTP_EMPTY_TYPE')
    return new ApiProblem(makeProblem(415, `Send it with Content-Type: ${typesTaken(endpoint)[0]}.`))
  return error.validationContext === 'headers' ? versionUnsaid() : error
}

const inBytes = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${Math.round(bytes / 1024)} kB`

/** What a call answers, for the description of the API. */
export function responses(endpoint: Endpoint) {
  const { response, mayBeEmpty, leads, file, ifVersion } = endpoint
  const isSilent = (response as { type?: string }).type === 'null'
  const done = leads
    ? { 303: { description: 'Leads to a page of the site', type: 'null' } }
    : isSilent
      ? {}
      : {
          200: {
            description: 'Done',
            ...(ifVersion ? { headers: etag } : {}),
            content: { [file ?? 'application/json']: { schema: response } },
          },
        }
  return {
    ...done,
    ...(mayBeEmpty ? { 204: { description: 'Done, and nothing to say', type: 'null' } } : {}),
    ...(ifVersion ? { 412: refusal('There is a newer version'), 428: refusal('If-Match is missing') } : {}),
    '4xx': refusal('Nothing was changed'),
  }
}

const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
})

const etag = { ETag: { type: 'string', description: 'The version that is there now' } }
