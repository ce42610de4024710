import type { TSchema } from 'typebox'
import type { Fields, Shape } from './read-answer.ts'

/** What is read of a schema: JSON Schema as `schema.ts` and TypeBox write it. */
interface Node {
  type?: string | string[]
  title?: string
  format?: string
  pattern?: string
  enum?: (string | null)[]
  const?: string
  minimum?: number
  minLength?: number
  default?: unknown
  likeField?: string
  likeHow?: 's' | 'a'
  isPlace?: boolean
  isTimeZone?: boolean
  keepsPlaces?: boolean
  items?: Node
  anyOf?: Node[]
  properties?: Record<string, Node>
  required?: string[]
  patternProperties?: Record<string, Node>
}

const shapes = new WeakMap<TSchema, Shape>()

/** What `read-answer.ts` reads answers by, made from the schema that says what a server of ours answers. */
export function shapeOf(schema: TSchema): Shape {
  const known = shapes.get(schema)
  if (known) return known
  const made = compile(schema as Node)
  shapes.set(schema, made)
  return made
}

function compile(node: Node): Shape {
  const types = [node.type ?? []].flat()
  const inner = bare(node, types.find((type) => type !== 'null') ?? '')
  const otherwise: Shape = node.default === undefined ? inner : ['=', inner, node.default]
  if (types.includes('null')) return ['?', otherwise]
  return node.likeField === undefined ? otherwise : [likeMarks[node.likeHow ?? ''], inner, node.likeField]
}

const likeMarks = { '': '<', s: '<s', a: '<a' } as const

function bare(node: Node, type: string): Shape {
  if (node.anyOf) return ['|', ...node.anyOf.map(compile)]
  const words = node.const === undefined ? node.enum : [node.const]
  if (words) return ['e', words.filter((word) => word !== null).join('|')]
  if (type === 'array') return node.items ? listOf(node.items, node.keepsPlaces === true) : ['x']
  if (type === 'object') return objectOf(node)
  if (type === 'boolean') return 'b'
  if (type === 'string') return textOf(node)
  if (type === 'integer' || type === 'number') return node.minimum !== 1 ? 'n' : node.isPlace ? 'p' : 'i'
  return 'x'
}

function textOf({ format, pattern, isTimeZone, minLength }: Node): Shape {
  if (format === 'date') return 'y'
  if (format === 'date-time') return 'u'
  if (pattern?.startsWith('^\\d{4}-\\d\\d-\\d\\d')) return 'd'
  return isTimeZone ? 'z' : minLength === 1 ? 'k' : 't'
}

function listOf(items: Node, keepsPlaces: boolean): Shape {
  return keepsPlaces ? ['[', compile(items)] : [compile(items)]
}

function objectOf({ title, properties, required = [], patternProperties }: Node): Shape {
  if (!properties) {
    const [values] = Object.values(patternProperties ?? {})
    return ['*', values ? compile(values) : 'x']
  }
  const fields: Fields = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [
      name,
      required.includes(name) ? compile(node) : ['~', compile(node)],
    ]),
  )
  return title === undefined ? fields : ['#', fields, title]
}
