import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

type Json = Record<string, unknown>

/** Schemas shorter than their reference stay where they are. */
const minLength = 300

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Every schema that a file of the contract exports, by what it says. */
async function namedSchemas(): Promise<Map<string, string>> {
  const folder = join(import.meta.dirname, '../../src/contract')
  const names = new Map<string, string>()
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|\btesting\b/.test(file))
  // Of two names for one schema the same is taken in whichever room of the contract they stand.
  for (const file of files.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))) {
    const module = (await import(join(folder, file))) as Json
    for (const [name, value] of Object.entries(module)) {
      if (!isObject(value) || value.type !== 'object' || !isObject(value.properties)) continue
      const text = JSON.stringify(value)
      if (text.length >= minLength && !names.has(text)) names.set(text, name)
    }
  }
  return names
}

/** Says a shared schema once, under the name it has in the contract, and refers to it everywhere else. */
export async function withReferences(document: Json): Promise<Json> {
  const names = await namedSchemas()
  const schemas: Json = {}

  function nameOf(schema: Json): string | undefined {
    const name = names.get(JSON.stringify(schema))
    if (name && !(name in schemas)) {
      schemas[name] = {}
      schemas[name] = inside(schema)
    }
    return name
  }

  function inside(value: Json): Json {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, key === 'example' ? field : replaced(field)]),
    )
  }

  function replaced(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replaced)
    if (!isObject(value)) return value
    const name = nameOf(value)
    if (name) return { $ref: `#/components/schemas/${name}` }
    const isNullable = Array.isArray(value.type) && value.type.includes('object')
    const nullableName = isNullable ? nameOf({ ...value, type: 'object' }) : undefined
    if (nullableName) return { oneOf: [{ $ref: `#/components/schemas/${nullableName}` }, { type: 'null' }] }
    return inside(value)
  }

  const { components, ...rest } = document as { components: Json }
  const body = inside(rest)
  return {
    ...body,
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}
