/** What a description is read off: the JSON Schema of a field, as far as inputs are written with it. */
export interface FieldSchema {
  type?: string | readonly string[]
  enum?: readonly (string | null)[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  default?: unknown
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  patternProperties?: Record<string, FieldSchema>
  required?: readonly string[]
  anyOf?: readonly FieldSchema[]
}

export const typesOf = ({ type }: FieldSchema): readonly string[] => [type ?? []].flat()

/** The schema of what stands behind each name of a map; undefined where it is none. */
export const namedValues = ({ patternProperties }: FieldSchema): FieldSchema | undefined =>
  Object.values(patternProperties ?? {})[0]

/** The word that tells a block from those of other kinds. */
export const kindOfBlock = ({ properties }: FieldSchema): string => String(properties?.kind?.const ?? '')

/** What a form begins with: nothing where nothing may be, otherwise the least of its type. */
export function blankObject({ properties = {}, required = [] }: FieldSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, blank(schema)]),
  )
}

export function blank(schema: FieldSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default)
  if (schema.const !== undefined) return schema.const
  const types = typesOf(schema)
  if (types.includes('null')) return null
  if (types.includes('array')) return []
  if (types.includes('boolean')) return false
  if (types.includes('object')) return blankObject(schema)
  return types.includes('string') && !schema.enum && !schema.format ? '' : null
}
