import type {
  FieldDescription,
  FieldType,
  KindDescription,
  KindSummary,
} from '#contract/editing/desk.shapes.ts'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import { type FieldWords, isGroup, type Kind, type Values, wordsOf } from './kind.ts'

interface FieldSchema {
  type?: string | readonly string[]
  enum?: readonly (string | null)[]
  format?: string
  maxLength?: number
  default?: unknown
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
}

const typesOf = ({ type }: FieldSchema): readonly string[] => [type ?? []].flat()

/** How a field is filled in: read off what may be in it, so that a form needs no second table. */
export function fieldType(schema: FieldSchema, words: FieldWords): FieldType {
  const types = typesOf(schema)
  if (words.refersTo && !types.includes('array')) return 'reference'
  if (schema.enum) return 'choice'
  if (types.includes('boolean')) return 'yes-no'
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (types.includes('array')) return schema.items?.properties ? 'rows' : 'lines'
  if (types.includes('object')) return isPicture(schema) ? 'picture' : 'object'
  if (schema.format === 'date') return 'day'
  if (schema.format === 'date-time') return 'moment'
  if (words.text) return words.text === 'html' ? 'html' : 'text'
  return 'line'
}

const isPicture = ({ properties = {} }: FieldSchema) => 'url' in properties && 'alt' in properties

export function describeField(kind: Kind, name: string): FieldDescription {
  const schema = (kind.input.properties[name] ?? {}) as FieldSchema
  const words = wordsOf(kind, name)
  return {
    name,
    label: words.label,
    help: words.help ?? null,
    type: fieldType(schema, words),
    isRequired: !typesOf(schema).includes('null') && (kind.input.required ?? []).includes(name),
    choices: (schema.enum ?? [])
      .filter((value) => value !== null)
      .map((value) => ({ value, label: words.choices?.[value] ?? sentence(value) })),
    refersTo: words.refersTo ?? null,
    maxLength: schema.maxLength ?? null,
  }
}

const sentence = (word: string) => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' ')

/** What a form begins with: nothing where nothing may be, otherwise the least of its type. */
export function blankOf({ input }: Pick<Kind, 'input'>): Values {
  return Object.fromEntries(
    Object.entries(input.properties as Record<string, FieldSchema>)
      .filter(([name]) => (input.required ?? []).includes(name))
      .map(([name, schema]) => [name, blank(schema)]),
  )
}

function blank(schema: FieldSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default)
  const types = typesOf(schema)
  if (types.includes('null')) return null
  if (types.includes('array')) return []
  if (types.includes('boolean')) return false
  if (types.includes('object')) return blankOf({ input: schema as unknown as Kind['input'] })
  return types.includes('string') && !schema.enum && !schema.format ? '' : null
}

export const summariseKind = (kind: Kind, visitor: Visitor): KindSummary => ({
  kind: kind.name,
  one: kind.one,
  many: kind.many,
  domain: kind.domain,
  isSingle: isGroup(kind),
  mayWrite: roleAtLeast(visitor, kind.needs),
  mayPublish: roleAtLeast(visitor, kind.publish) && roleAtLeast(visitor, kind.needs),
})

export const describeKind = (kind: Kind, visitor: Visitor): KindDescription => ({
  ...summariseKind(kind, visitor),
  needs: kind.needs,
  publish: kind.publish,
  fields: Object.keys(kind.input.properties).map((name) => describeField(kind, name)),
  list: [...kind.list],
  search: [...kind.search],
  filters: [...kind.filters],
  sorts: isGroup(kind)
    ? []
    : [...new Set([...kind.list, kind.order.replace(/^-/, '')])].filter((name) => !kind.parts[name]),
  isOrdered: kind.order === 'rank',
  blank: blankOf(kind),
})
