/**
 * Reads what a server of this API answers. The specification leaves open what may be missing, other servers know
 * nothing of what ours adds, and one spoilt row may not take a page down. So a value of another type is as good as
 * missing; what is missing is nothing (null, no items, an empty text, no, zero) or what the schema has as its default;
 * and what nobody knows is left behind. Only an item of a list that lacks what it is known by, its id or its date, has a
 * word that nobody knows or something else where a list or an object belongs, is no item: it is logged and left out.
 */

export type Fields = { [name: string]: Shape }

/**
 * t text, k key word, n number, i id, b boolean, d date, x anything; { } an object, [ ] a list of one shape; and around another:
 * ? or null, ~ or absent, = else this, < else as that field, e one of these words, * by any name, | one of these,
 * # an object that is logged by this name, and [ a list in which an empty object keeps the place of what is no item.
 */
export type Shape =
  | 't'
  | 'k'
  | 'n'
  | 'i'
  | 'b'
  | 'd'
  | 'x'
  | Fields
  | [Shape]
  | ['?' | '~' | '*' | '[', Shape]
  | ['=', Shape, unknown]
  | ['<', Shape, string]
  | ['#', Fields, string]
  | ['e', string]
  | ['|', ...Shape[]]

type Log = (message: string) => void

/** The answer as the site knows it. What cannot be had even so is an error: the call has failed. */
export function readAnswer(shape: Shape, answer: unknown, log: Log): unknown {
  // An answer without content is one of which everything is missing.
  const read = answer == null ? missing(shape, {}, false, log) : given(shape, answer, false, log)
  if (read === undefined) throw new TypeError('The answer cannot be read')
  return read
}

/** A field: what is given, or what it is when that is missing. Undefined where there must be one. */
function field(shape: Shape, value: unknown, others: Record<string, unknown>, isItem: boolean, log: Log) {
  const read = value == null ? undefined : given(shape, value, isItem, log)
  if (read !== undefined) return read
  return value != null && isWhole(shape) ? undefined : missing(shape, others, isItem, log)
}

/** What is given, if it is of the shape. `isItem`: it is a thing of its own, and not merely named by another. */
function given(shape: Shape, value: unknown, isItem: boolean, log: Log): unknown {
  if (typeof shape === 'string') return plain(shape, value)
  if (!Array.isArray(shape)) return isObject(value) ? fields(shape, value, isItem, log) : undefined
  if (isList(shape)) return Array.isArray(value) ? items(shape[0], value, false, log) : undefined
  switch (shape[0]) {
    case 'e':
      return typeof value === 'string' && shape[1].split('|').includes(value) ? value : undefined
    case '[':
      return Array.isArray(value) ? items(shape[1], value, true, log) : undefined
    case '*':
      return isObject(value) ? byName(shape[1], value, log) : undefined
    case '|':
      return firstOf(shape.slice(1) as Shape[], value, isItem, log)
    case '?':
      return isBlank(shape[1], value) ? undefined : given(shape[1], value, isItem, log)
    case '~':
    case '=':
    case '<':
    case '#':
      return given(shape[1], value, isItem, log)
  }
}

function missing(shape: Shape, others: Record<string, unknown>, isItem: boolean, log: Log): unknown {
  if (typeof shape === 'string') return isItem && isKey(shape) ? undefined : nothing[shape]
  if (!Array.isArray(shape)) return fields(shape, {}, isItem, log)
  if (isList(shape)) return []
  switch (shape[0]) {
    case '?':
      return null
    case '=':
      return shape[2]
    case '<':
      return others[shape[2]]
    case '#':
      return fields(shape[1], {}, isItem, log)
    case '[':
      return []
    case '*':
      return {}
    case '~':
    case 'e':
    case '|':
      return undefined
  }
}

function firstOf(shapes: Shape[], value: unknown, isItem: boolean, log: Log): unknown {
  for (const shape of shapes) {
    const read = given(shape, value, isItem, log)
    if (read !== undefined) return read
  }
  return undefined
}

const nothing: Record<string, unknown> = { t: '', k: '', n: 0, i: 0, b: false, x: null }
/** What a thing is known by; one that is merely named by another need not have it. */
const isKey = (shape: Shape) => shape === 'i' || shape === 'k'

/** Numbers stand for texts and the other way round: the specification does not say which a score is. */
function plain(shape: string, value: unknown): unknown {
  switch (shape) {
    case 't':
      return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined
    case 'k':
      return typeof value === 'string' && value ? value : undefined
    case 'b':
      return typeof value === 'boolean' ? value : undefined
    case 'd':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined
    case 'x':
      return value
    default: {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value
      const isRight = shape === 'i' ? Number.isInteger(number) && Number(number) > 0 : Number.isFinite(number)
      return isRight ? number : undefined
    }
  }
}

function fields(shape: Fields, value: Record<string, unknown>, isItem: boolean, log: Log) {
  const read: Record<string, unknown> = {}
  for (const [name, one] of inOrder(shape)) {
    const got = field(one, value[name], read, isItem && isKey(one), log)
    if (got === undefined && !isMarked(one, '~')) return undefined
    if (got !== undefined) read[name] = got
  }
  return read
}

/** What is as another field is where it is missing comes last. */
const inOrder = (shape: Fields) =>
  Object.entries(shape).sort(([, a], [, b]) => Number(isMarked(a, '<')) - Number(isMarked(b, '<')))
const isMarked = (shape: Shape, mark: string) => Array.isArray(shape) && shape[0] === mark

function items(shape: Shape, values: unknown[], keepsPlaces: boolean, log: Log): unknown[] {
  return values.flatMap((value) => {
    const read = isBlank(shape, value) ? undefined : given(shape, value, true, log)
    if (read !== undefined) return [read]
    log(`Error parsing ${nameOf(shape)} ${isObject(value) ? idOf(value) : value}`)
    return keepsPlaces ? [{}] : []
  })
}

/** Nothing, or an object that has not one value of those that its shape knows. */
function isBlank(shape: Shape, value: unknown): boolean {
  const known = isMarked(shape, '#') ? (shape as ['#', Fields, string])[1] : shape
  if (value == null || typeof known === 'string' || Array.isArray(known)) return value == null
  return !Object.entries(known).some(
    ([name, one]) =>
      isObject(value) && value[name] != null && given(one, value[name], false, () => {}) !== undefined,
  )
}

const nameOf = (shape: Shape) => (Array.isArray(shape) && shape[0] === '#' ? shape[2] : 'item')
const idOf = ({ id, Id = id }: Record<string, unknown>) => (typeof Id === 'object' ? '?' : Id)

function byName(shape: Shape, values: Record<string, unknown>, log: Log): Record<string, unknown> {
  const read = Object.entries(values).map(([name, value]) => [
    name,
    value == null ? (isMarked(shape, '?') ? null : undefined) : given(shape, value, false, log),
  ])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** A list or an object that must be there: something else in its place is no slip of a value. */
const isWhole = (shape: Shape) =>
  typeof shape === 'object' && (!Array.isArray(shape) || isList(shape) || /[#[*|]/.test(String(shape[0])))
const isList = (shape: Exclude<Shape, string | Fields>): shape is [Shape] => shape.length === 1
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
