import { dateIn } from './read-date.ts'
import { abbreviationOf, slugOf } from './read-name.ts'
import { isTimeZone, zoneBetween } from './read-zone.ts'

/**
 * Reads what a server of this API answers. The specification leaves open what may be missing, other servers know
 * nothing of what ours adds, and one spoilt row may not take a page down. So a value of another type is as good as
 * missing; what is missing is nothing (null, no items, an empty text, no, zero) or what the schema has as its default;
 * and what nobody knows is left behind. Names are read in either spelling, startDate and start_date. Only an item of a
 * list that lacks what it is known by, its id or its date, has a word that nobody knows or something else where a list
 * or an object belongs, is no item: it is logged with what is wrong and left out.
 */

export type Fields = { [name: string]: Shape }

/**
 * t text, k key word, n number, i id, p id or else the place in the list, b boolean, d date and clock where it takes
 * place, u moment, y day, z time zone, x anything; { } an object, [ ] a list of one shape; and around another:
 * ? or null, ~ or absent, = else this, < else as that field (<s as its slug, <a abbreviated), e one of these words, * by any name, | one of these,
 * # an object that is logged by this name, and [ a list in which an empty object keeps the place of what is no item.
 */
export type Shape =
  | 't'
  | 'k'
  | 'n'
  | 'i'
  | 'p'
  | 'b'
  | 'd'
  | 'u'
  | 'y'
  | 'z'
  | 'x'
  | Fields
  | [Shape]
  | ['?' | '~' | '*' | '[', Shape]
  | ['=', Shape, unknown]
  | ['<' | '<s' | '<a', Shape, string]
  | ['#', Fields, string]
  | ['e', string]
  | ['|', ...Shape[]]

type Log = (message: string, why?: string) => void

interface Reading {
  log: Log
  /** What was last found wrong. */
  why: string
  /** Which item of its list is being read, from one. */
  place: number
}

/** The answer as the site knows it. What cannot be had even so is an error: the call has failed. */
export function readAnswer(shape: Shape, answer: unknown, log: Log): unknown {
  const reading = { log, why: '', place: 0 }
  // An answer without content is one of which everything is missing.
  const read = answer == null ? missing(shape, {}, false, reading) : given(shape, answer, false, reading)
  if (read === undefined)
    throw new TypeError(`The answer cannot be read: ${reading.why || 'it is of another kind'}`)
  return read
}

/** A field: what is given, or what it is when that is missing. Undefined where there must be one. */
function field(
  shape: Shape,
  value: unknown,
  others: Record<string, unknown>,
  isItem: boolean,
  reading: Reading,
) {
  const read = value == null ? undefined : given(shape, value, isItem, reading)
  if (read !== undefined) return read
  return value != null && isWhole(shape) ? undefined : missing(shape, others, isItem, reading)
}

/** What is given, if it is of the shape. `isItem`: it is a thing of its own, and not merely named by another. */
function given(shape: Shape, value: unknown, isItem: boolean, reading: Reading): unknown {
  if (typeof shape === 'string') return plain(shape, value)
  if (!Array.isArray(shape)) {
    if (isObject(value)) return fields(shape, value, isItem, reading)
    // A picture, a story or a ticket office may be named by its address alone.
    return typeof value === 'string' && value && shape.url && !isItem
      ? fields(shape, { url: value }, false, reading)
      : undefined
  }
  if (isList(shape)) return Array.isArray(value) ? items(shape[0], value, false, reading) : undefined
  switch (shape[0]) {
    case 'e':
      return typeof value === 'string' && shape[1].split('|').includes(value) ? value : undefined
    case '[':
      return Array.isArray(value) ? items(shape[1], value, true, reading) : undefined
    case '*':
      return isObject(value) ? byName(shape[1], value, reading) : undefined
    case '|':
      return firstOf(shape.slice(1) as Shape[], value, isItem, reading)
    case '?':
      return isBlank(shape[1], value) ? undefined : given(shape[1], value, isItem, reading)
    case '#':
      // It is a thing of its own wherever it stands.
      return given(shape[1], value, true, reading)
    case '~':
    case '=':
    case '<':
    case '<s':
    case '<a':
      return given(shape[1], value, isItem, reading)
  }
}

function missing(shape: Shape, others: Record<string, unknown>, isItem: boolean, reading: Reading): unknown {
  if (shape === 'p') return reading.place
  if (shape === 'z') return zoneBetween(others.startDate, others.startDateUtc)
  if (typeof shape === 'string') return isItem && isKey(shape) ? undefined : nothing[shape]
  if (!Array.isArray(shape)) return fields(shape, {}, isItem, reading)
  if (isList(shape)) return []
  switch (shape[0]) {
    case '?':
      return null
    case '=':
      return shape[2]
    case '<':
      return given(shape[1], others[shape[2]], false, reading) ?? missing(shape[1], others, isItem, reading)
    case '[':
      return []
    case '*':
      return {}
    case '<s':
      return slugOf(String(others[shape[2]] ?? ''))
    case '<a':
      return abbreviationOf(String(others[shape[2]] ?? ''))
    case '#':
    case '~':
    case 'e':
    case '|':
      return undefined
  }
}

function firstOf(shapes: Shape[], value: unknown, isItem: boolean, reading: Reading): unknown {
  for (const shape of shapes) {
    const read = given(shape, value, isItem, reading)
    if (read !== undefined) return read
  }
  return undefined
}

const nothing: Record<string, unknown> = { t: '', k: '', n: 0, i: 0, b: false, d: '', u: '', y: '', x: null }
/** What a thing is known by; one that is merely named by another, or was asked for by its own name, need not have it. */
const isKey = (shape: Shape) => typeof shape === 'string' && 'ikduy'.includes(shape)

/** Numbers stand for texts and the other way round: the specification does not say which a score is. */
function plain(shape: string, value: unknown): unknown {
  switch (shape) {
    case 't':
      if (isObject(value)) return typeof value.url === 'string' ? value.url : undefined
      return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined
    case 'k':
      return typeof value === 'string' && value ? value : undefined
    case 'b':
      return typeof value === 'boolean' ? value : undefined
    case 'd':
    case 'u':
    case 'y':
      return typeof value === 'string' ? dateIn(value, shape) : undefined
    case 'z':
      return typeof value === 'string' && isTimeZone(value) ? value : undefined
    case 'x':
      return value
    default: {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value
      const isRight =
        shape === 'i' || shape === 'p'
          ? Number.isInteger(number) && Number(number) > 0
          : Number.isFinite(number)
      return isRight ? number : undefined
    }
  }
}

function fields(shape: Fields, value: Record<string, unknown>, isItem: boolean, reading: Reading) {
  const read: Record<string, unknown> = {}
  const valueOf = named(shape, value)
  for (const [name, one] of inOrder(shape)) {
    const got = field(one, valueOf(name), read, isItem && isKey(one), reading)
    if (got === undefined && !isMarked(one, '~')) {
      reading.why = `${name} ${valueOf(name) == null ? 'is missing' : 'cannot be read'}`
      return undefined
    }
    if (got !== undefined) read[name] = got
  }
  return read
}

/** The value of a field by its name: what nobody knows may be one of them in the other spelling, start_date. */
function named(shape: Fields, value: Record<string, unknown>): (name: string) => unknown {
  const strange = Object.keys(value).filter((name) => !(name in shape))
  const other = new Map(strange.map((name) => [plainName(name), value[name]]))
  return (name) => value[name] ?? (strange.length > 0 ? other.get(plainName(name)) : undefined)
}
const plainName = (name: string) => name.replaceAll('_', '').toLowerCase()

/** What is as another field is where it is missing comes last, and after it the zone between two of them. */
const inOrder = (shape: Fields) => Object.entries(shape).sort(([, a], [, b]) => turnOf(a) - turnOf(b))
const turnOf = (shape: Shape) =>
  shape === 'z' ? 2 : Number(Array.isArray(shape) && String(shape[0]).startsWith('<'))
const isMarked = (shape: Shape, mark: string) => Array.isArray(shape) && shape[0] === mark

function items(shape: Shape, values: unknown[], keepsPlaces: boolean, reading: Reading): unknown[] {
  return values.flatMap((value, index) => {
    Object.assign(reading, { why: 'it is none', place: index + 1 })
    const read = isBlank(shape, value) ? undefined : given(shape, value, true, reading)
    if (read !== undefined) return [read]
    reading.log(`Error parsing ${nameOf(shape)} ${isObject(value) ? idOf(value) : value}`, reading.why)
    return keepsPlaces ? [{}] : []
  })
}

/** Nothing, or an object that has not one value of those that its shape knows. */
function isBlank(shape: Shape, value: unknown): boolean {
  const known = isMarked(shape, '#') ? (shape as ['#', Fields, string])[1] : shape
  if (value == null || typeof known === 'string' || Array.isArray(known)) return value == null
  if (!isObject(value)) return typeof value !== 'string'
  const valueOf = named(known, value)
  const unheard = { log: () => {}, why: '', place: 0 }
  return !Object.entries(known).some(([name, one]) => {
    const own = valueOf(name)
    return own != null && given(one, own, false, unheard) !== undefined
  })
}

const nameOf = (shape: Shape) => (Array.isArray(shape) && shape[0] === '#' ? shape[2] : 'item')
const idOf = ({ id, Id = id }: Record<string, unknown>) =>
  typeof Id === 'number' || typeof Id === 'string' ? Id : '?'

function byName(shape: Shape, values: Record<string, unknown>, reading: Reading): Record<string, unknown> {
  const read = Object.entries(values).map(([name, value]) => [
    name,
    value == null ? (isMarked(shape, '?') ? null : undefined) : given(shape, value, false, reading),
  ])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** A list or an object that must be there: something else in its place is no slip of a value. */
const isWhole = (shape: Shape) =>
  typeof shape === 'object' && (!Array.isArray(shape) || isList(shape) || /[#[*|]/.test(String(shape[0])))
const isList = (shape: Exclude<Shape, string | Fields>): shape is [Shape] => shape.length === 1
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
