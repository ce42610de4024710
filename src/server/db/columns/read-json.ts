import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'

/** The part of JSON Schema that stored values are described in. */
interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  patternProperties?: Record<string, Shape>
  items?: Shape
  minItems?: number
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  minLength?: number
  minimum?: number
}

const unreadable = Symbol('unreadable')
const validators = new WeakMap<TSchema, Validator>()

export interface ReadJson<T> {
  value: T
  /** Where something was missing or could not be read; empty for a value that is as it should be. */
  mended: string[]
}

/**
 * A stored value as the schema of today has it. Values outlive the version that wrote them: what has been added since is
 * filled in with its default, or with nothing where nothing will do, and a part that cannot be read is left out.
 */
export function readJson<Schema extends TSchema>(schema: Schema, stored: unknown): ReadJson<Static<Schema>> {
  const validator = validators.getOrInsertComputed(schema, () => Compile(schema))
  if (validator.Check(stored)) return { value: stored as Static<Schema>, mended: [] }
  const mended: string[] = []
  const value = read(schema as Shape, stored, '', mended)
  const whole = value === unreadable ? fallback(schema as Shape) : value
  return { value: (whole === unreadable ? stored : whole) as Static<Schema>, mended }
}

function read(shape: Shape, value: unknown, path: string, mended: string[]): unknown {
  const result = readWhole(shape, value, path, mended)
  if (result === unreadable) mended.push(path || '/')
  return result
}

function readWhole(shape: Shape, value: unknown, path: string, mended: string[]): unknown {
  if (Value.Check(shape as TSchema, value)) return value
  if (shape.anyOf) return readVariant(shape.anyOf, value, path, mended)
  if (shape.items && Array.isArray(value)) return readItems(shape, value, path, mended)
  if (isRecord(value) && (shape.properties || shape.patternProperties))
    return readFields(shape, value, path, mended)
  return unreadable
}

function readItems(shape: Shape, values: unknown[], path: string, mended: string[]): unknown {
  const items = values
    .map((each, index) => read(shape.items ?? {}, each, `${path}/${index}`, mended))
    .filter((each) => each !== unreadable)
  return items.length < (shape.minItems ?? 0) ? unreadable : items
}

function readFields(shape: Shape, value: Record<string, unknown>, path: string, mended: string[]): unknown {
  const fields: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(shape.properties ?? {})) {
    const isRequired = shape.required?.includes(name) ?? false
    const given = value[name]
    if (given === undefined && !isRequired) continue
    const found = given === undefined ? unreadable : read(inner, given, `${path}/${name}`, mended)
    if (given === undefined) mended.push(`${path}/${name}`)
    const field = found === unreadable && isRequired ? fallback(inner) : found
    if (field === unreadable && isRequired) return unreadable
    if (field !== unreadable) fields[name] = field
  }
  for (const [pattern, inner] of Object.entries(shape.patternProperties ?? {})) {
    for (const [name, given] of Object.entries(value)) {
      const field = new RegExp(pattern).test(name)
        ? read(inner, given, `${path}/${name}`, mended)
        : unreadable
      if (field !== unreadable) fields[name] = field
    }
  }
  return fields
}

/** One of several: the one whose constant fields are those of the value. */
function readVariant(shapes: Shape[], value: unknown, path: string, mended: string[]): unknown {
  const isMeant = ({ properties = {} }: Shape) =>
    isRecord(value) &&
    Object.entries(properties).some(([name, { const: word }]) => word !== undefined && value[name] === word)
  const meant = shapes.find(isMeant)
  return meant ? readWhole(meant, value, path, mended) : unreadable
}

/** What stands for a value that is missing: its default, or nothing. What cannot be empty is not made up. */
function fallback(shape: Shape): unknown {
  if (shape.default !== undefined) return structuredClone(shape.default)
  const types = [shape.type ?? []].flat()
  if (types.includes('null')) return null
  if (shape.enum || shape.const !== undefined) return unreadable
  if (types.includes('array')) return shape.minItems ? unreadable : []
  if (types.includes('boolean')) return false
  if (types.includes('string')) return shape.pattern || shape.format || shape.minLength ? unreadable : ''
  if (types.includes('integer') || types.includes('number')) return (shape.minimum ?? 0) <= 0 ? 0 : unreadable
  if (types.includes('object')) {
    const fields = (shape.required ?? []).map(
      (name) => [name, fallback(shape.properties?.[name] ?? {})] as const,
    )
    return fields.some(([, field]) => field === unreadable) ? unreadable : Object.fromEntries(fields)
  }
  return unreadable
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
