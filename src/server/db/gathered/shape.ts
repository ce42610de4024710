import type { Answered, Asked, Field } from './asked.ts'

/**
 * How a column travels within JSON: as itself where JSON says it exactly as the driver would read it, else as the text
 * that PostgreSQL writes, which the driver's own parser reads.
 */
type Travel = 'itself' | 'text'

/** What a query answers, learned from the first time that it was asked. */
export interface Shape {
  /** Small and stable in this process: combinations are known by it. */
  id: number
  text: string
  fields: readonly Field[]
  travels: readonly Travel[]
  parameters: number
}

/** Types that JSON has: bool, int2, int4, text, json, varchar, jsonb. */
const itself = new Set([16, 21, 23, 25, 114, 1043, 3802])
/** Blanks at the end of a `char(n)` are lost on the way to text. */
const lossy = new Set([1042, 1014])
/** A function takes a hundred arguments, so a longer row is an array of arrays. */
const inOneArray = 100

const reads = /^\s*(?:select|with|\()/i
/** What does something beside reading, and lists whose text is another one for each length. */
const acts = /\b(?:set_config|pg_advisory\w*|pg_sleep|nextval|setval|for (?:no key )?(?:update|share))\b/i
/** What would hold for everybody who shares the transaction. */
const traces = /\b(?:set_config|pg_advisory\w*)\b/i
const listed = /\bin \(\$\d+(?:, \$\d+)*\)/
const quoted = /"[^"]*"|'[^']*'/g

/** A dollar within quotes would be taken for a parameter. */
const hidesDollars = (text: string) =>
  text.includes('$$') || Array.from(text.matchAll(quoted)).some(([part]) => /\$\d/.test(part))

/** Whether a query changes the transaction that it is asked in. */
export const leavesTraces = (text: string): boolean => traces.test(text)

/** Whether a query may be part of another one at all. */
export const isJoinable = (text: string): boolean =>
  reads.test(text) &&
  !acts.test(text) &&
  !listed.test(text) &&
  !hidesDollars(text) &&
  !text.trimEnd().slice(0, -1).includes(';')

export function shapeOf(id: number, text: string, fields: readonly Field[]): Shape | null {
  if (!isJoinable(text) || fields.length === 0) return null
  if (fields.some(({ dataTypeID }) => lossy.has(dataTypeID))) return null
  return {
    id,
    text,
    fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    travels: fields.map(({ dataTypeID }) => (itself.has(dataTypeID) ? 'itself' : 'text')),
    parameters: parametersOf(text),
  }
}

/** One statement that answers with a row that has a value for each query: its rows as JSON, nothing where there are none. */
export function joinedText(shapes: readonly Shape[]): string {
  let before = 0
  const parts = shapes.map((shape) => {
    const text = shape.text
      .replace(/;\s*$/, '')
      .replaceAll(/\$(\d+)/g, (_, digits: string) => `$${Number(digits) + before}`)
    before += shape.parameters
    const columns = shape.travels.map((_, index) => `c${index}`)
    const values = shape.travels.map((travel, index) =>
      travel === 'itself' ? `c${index}` : `c${index}::text`,
    )
    return `(select json_agg(${rowOf(values)})::text from (${text}) as q(${columns.join(', ')}))`
  })
  return `select ${parts.map((part, index) => `${part} as r${index}`).join(', ')}`
}

function rowOf(values: readonly string[]): string {
  const arrays = Array.from({ length: Math.ceil(values.length / inOneArray) }, (_, index) => {
    const part = values.slice(index * inOneArray, (index + 1) * inOneArray)
    return `json_build_array(${part.join(', ')})`
  })
  return arrays.length === 1 ? (arrays[0] as string) : `json_build_array(${arrays.join(', ')})`
}

const parametersOf = (text: string): number =>
  Array.from(text.matchAll(/\$(\d+)/g), ([, digits]) => Number(digits)).reduce(
    (most, one) => Math.max(most, one),
    0,
  )

/** What the query would have been answered alone. */
export function answeredBy(shape: Shape, json: string | null, { rowMode, parserOf }: Asked): Answered {
  const { fields, travels } = shape
  const told = json === null ? [] : (JSON.parse(json) as unknown[][])
  const rows = fields.length > inOneArray ? told.map((row) => (row as unknown[][]).flat()) : told
  fields.forEach(({ dataTypeID }, index) => {
    if (travels[index] === 'itself') return
    const parse = parserOf(dataTypeID)
    for (const row of rows) if (row[index] !== null) row[index] = parse(row[index] as string)
  })
  return { rows: rowMode === 'array' ? rows : rows.map((row) => named(fields, row)), fields }
}

const named = (fields: readonly Field[], row: readonly unknown[]) =>
  Object.fromEntries(fields.map(({ name }, index) => [name, row[index]]))
