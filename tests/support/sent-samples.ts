import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Endpoint } from '#contract/endpoint.ts'
import { typesTaken } from '#server/writes/describe-call.ts'
import { addressOf, fixedSamples } from '#tests/api/samples.ts'

/** What is sent to a call: its address, and what it takes there. */
export interface SentSample {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: string
  type?: string
}

/** The address of a call, filled for any school. */
export const callAddress = (endpoint: Endpoint): string => addressOf(endpoint, fixedSamples)

/** The media type that a call takes first of all. */
export const typeTaken = (endpoint: Endpoint): string => {
  const [type = ''] = typesTaken(endpoint)
  return type === '*' ? 'application/json' : type
}

/** Whatever a call can read, as its row tells it. */
export function sentSample(endpoint: Endpoint): SentSample {
  const method = endpoint.method as SentSample['method']
  const path = callAddress(endpoint)
  if (method === 'GET' || method === 'DELETE') return { method, path }
  return { method, path, type: typeTaken(endpoint), body: bodyOf(endpoint) }
}

function bodyOf({ body, takes }: Endpoint): string {
  if (Array.isArray(takes)) return '<nothing/>'
  const fields = (body?.required ?? []).map((name: string) => [name, valueOf(name, body?.properties[name])])
  return takes === 'form'
    ? String(new URLSearchParams(fields.map(([name, value]) => [String(name), String(value)])))
    : JSON.stringify(Object.fromEntries(fields))
}

const valueOf = (name: string, schema: TSchema = Type.String()): unknown => {
  const { examples, enum: words } = schema as { examples?: unknown[]; enum?: unknown[] }
  return examples?.[0] ?? fixedSamples[name] ?? words?.[0] ?? Value.Create(schema)
}
