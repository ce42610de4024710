import type { Kind } from '#server/editing/kind/kind.ts'
import { wordsOf } from '#server/editing/kind/kind.ts'

interface Schema {
  type?: string | string[]
  enum?: (string | null)[]
  format?: string
  pattern?: string
  minimum?: number
  maxLength?: number
  minLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  default?: unknown
}

/** An id of the kind that a field names, for the school that is tried. */
export type IdOf = (kind: string) => Promise<number>

/** A value that may be published, made from what the kind says of itself: a new kind needs no sample. */
export async function madeSample(kind: Kind, idOf: IdOf, word: string): Promise<Record<string, unknown>> {
  const value: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(kind.input.properties as Record<string, Schema>)) {
    if (!(kind.input.required ?? []).includes(name)) continue
    const { refersTo } = wordsOf(kind, name)
    const types = [schema.type ?? []].flat()
    if (refersTo && types.includes('array')) value[name] = [await idOf(refersTo)]
    else if (refersTo)
      value[name] = types.includes('null') && name !== 'sportId' ? null : await idOf(refersTo)
    else value[name] = valueOf(name, schema, word)
  }
  return value
}

function valueOf(name: string, schema: Schema, word: string): unknown {
  const [alternative] = schema.anyOf ?? []
  if (alternative) return valueOf(name, alternative, word)
  const types = [schema.type ?? []].flat()
  if (schema.enum) return types.includes('null') ? null : (schema.default ?? schema.enum[0])
  if (types.includes('boolean')) return schema.default ?? false
  if (types.includes('integer') || types.includes('number'))
    return types.includes('null') ? null : Math.max(schema.minimum ?? 1, 1)
  if (types.includes('array')) return []
  if (schema.default !== undefined) return structuredClone(schema.default)
  if (types.includes('object'))
    return types.includes('null')
      ? null
      : Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([key]) => schema.required?.includes(key))
            .map(([key, one]) => [key, valueOf(key, one, word)]),
        )
  return types.includes('null') ? null : textFor(name, schema, word)
}

function textFor(name: string, { format, pattern = '', maxLength = 200 }: Schema, word: string): string {
  if (format === 'date') return '2026-11-20'
  if (format === 'date-time') return '2026-11-20T18:00:00.000Z'
  if (pattern.includes('https?')) return `https://example.com/${word}`
  if (pattern.startsWith('^https://')) return `https://example.com/${word}.js`
  if (pattern.startsWith('^#')) return '#0b3c5d'
  if (pattern.includes('@')) return `${word}@example.com`
  if (pattern.includes('\\d{4}')) return '2031'
  if (pattern.startsWith('^[a-z0-9]+')) return `${word}-${name.toLowerCase()}`
  return `${word} ${name}`.slice(0, maxLength)
}
