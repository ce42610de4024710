import type { Fields, Shape } from '#contract/client/read-answer.ts'

/**
 * Answers of this API as other servers may give them, made from ours and from their shapes: spoilt in one place of every
 * list, with nothing but what must be there, or with everything that may be there and more.
 */
export type Alteration = (shape: Shape, answer: unknown) => unknown

type Answer = Record<string, unknown>

const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && !Array.isArray(shape)

/** The shape inside what only says whether it may be missing, and by which name it is logged. */
export function bare(shape: Shape): Shape {
  const isWrapped = Array.isArray(shape) && shape.length > 1 && /^[?~=<#]/.test(String(shape[0]))
  return isWrapped ? bare(shape[1] as Shape) : shape
}

const mayBeMissing = (shape: Shape) => Array.isArray(shape) && /^[?~=<]/.test(String(shape[0]))

function itemsOf(shape: Shape): Shape | null {
  if (!Array.isArray(shape)) return null
  if (shape.length === 1) return shape[0] as Shape
  return shape[0] === '[' ? shape[1] : null
}

/** Goes down a value by its shape, from the inside out. */
function altered(shape: Shape, value: unknown, change: Alteration): unknown {
  const inner = bare(shape)
  const item = itemsOf(inner)
  if (item && Array.isArray(value))
    return change(
      inner,
      value.map((one) => altered(item, one, change)),
    )
  if (!isFields(inner) || !isObject(value)) return value
  const fields = Object.entries(value).map(([name, one]) => {
    const own = inner[name]
    return [name, own ? altered(own, one, change) : one]
  })
  return change(inner, Object.fromEntries(fields))
}

const isText = (shape: Shape) => typeof shape === 'string' || shape[0 as never] === 'e'

/** An object in which every field is of another type. */
const wrongIn = (shape: Shape): unknown =>
  isFields(shape)
    ? Object.fromEntries(
        Object.entries(shape).map(([name, field]) => [
          name,
          isText(bare(field)) || itemsOf(bare(field)) ? { odd: true } : 7,
        ]),
      )
    : [[]]

/** What cannot be an item of the list. */
export const poisonsFor = (item: Shape): [string, unknown][] =>
  isFields(bare(item))
    ? [
        ['null', null],
        ['a number', 7],
        ['a text', 'x'],
        ['an empty object', {}],
        ['an object with fields of other types', wrongIn(bare(item))],
      ]
    : [
        ['null', null],
        ['an object', {}],
        ['a list', [[]]],
      ]

/** The lists of an answer, each with what cannot be one of its items. */
export function listsIn(shape: Shape, answer: unknown): { poisons: [string, unknown][] }[] {
  const lists: { poisons: [string, unknown][] }[] = []
  altered(shape, answer, (own, value) => {
    const item = itemsOf(own)
    if (item) lists.push({ poisons: poisonsFor(item) })
    return value
  })
  return lists
}

/** Every list begins with what cannot be one of its items. */
export const poisoned: Alteration = (shape, answer) =>
  altered(shape, answer, (own, value) => {
    const item = itemsOf(own)
    return item && Array.isArray(value) ? [...poisonsFor(item).map(([, poison]) => poison), ...value] : value
  })

/** Nothing but what an item is known by: the lists of an answer stay, whatever is optional is left out. */
export const minimal: Alteration = (shape, answer) => {
  const inner = bare(shape)
  const item = itemsOf(inner)
  if (item && Array.isArray(answer)) return answer.map((one) => needed(item, one))
  if (!isFields(inner) || !isObject(answer)) return answer
  const kept = Object.entries(inner).flatMap(([name, field]) => {
    const value = answer[name]
    if (value == null || mayBeMissing(field)) return []
    return itemsOf(field) || isFields(bare(field)) || isNeeded(field) ? [[name, minimal(field, value)]] : []
  })
  return Object.fromEntries(kept)
}

/** Fields that nothing can stand for. */
const isNeeded = (field: Shape): boolean =>
  ['i', 'k', 'd', 'u', 'y'].includes(String(field)) || (Array.isArray(field) && field[0] === 'e')

function needed(shape: Shape, value: unknown): unknown {
  const inner = bare(shape)
  if (!isFields(inner) || !isObject(value)) return value
  const kept = neededIn(inner, value)
  // An item of which nothing must be there has something at least.
  const [first = ''] = Object.keys(inner)
  return Object.keys(kept).length > 0 ? kept : { [first]: value[first] }
}

function neededIn(shape: Fields, value: Answer): Answer {
  const kept = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const [inner, own] = [bare(field), value[name]]
    if (isNeeded(field)) return [[name, own]]
    if (mayBeMissing(field) || !isFields(inner) || !isObject(own)) return []
    const { id: _, ...part } = neededIn(inner, own)
    return Object.keys(part).length > 0 ? [[name, part]] : []
  })
  return Object.fromEntries(kept)
}

/** Everything that may be there is, and fields that nobody knows besides. */
export const maximal: Alteration = (shape, answer) =>
  altered(shape, answer, (own, value) => {
    if (!isFields(own) || !isObject(value)) return value
    const fields = Object.entries(own).map(([name, field]) => [name, value[name] ?? sample(field, name)])
    return { ...Object.fromEntries(fields), somethingNew: { from: ['another', 'server'] } }
  })

const texts: [RegExp, string][] = [
  [/colou?r$/i, '#123456'],
  [/(image|logo|icon|cover|poster|banner|picture|background)/i, '/images/logos/site/site.png'],
  [
    /(url|link|website|file|boxscore|recap|gameCenter|pdf|tickets|audio|video|stats|redirect)$/i,
    'https://elsewhere.example/page',
  ],
  [/email$/i, 'office@elsewhere.example'],
  [/(html|bio|content|transcript|description)$/i, '<p>Some words.</p>'],
  [/^(season|currentSeason)$/, '2026'],
]

/** A value of the shape, by the name of its field. */
export function sample(shape: Shape, name = ''): unknown {
  const inner = bare(shape)
  const item = itemsOf(inner)
  if (item) return [sample(item, name)]
  if (isFields(inner))
    return Object.fromEntries(Object.entries(inner).map(([own, field]) => [own, sample(field, own)]))
  switch (inner) {
    case 't':
    case 'k':
      return texts.find(([pattern]) => pattern.test(name))?.[1] ?? 'Some words'
    case 'n':
    case 'i':
    case 'p':
      return 1
    case 'z':
      return 'America/Chicago'
    case 'b':
      return true
    case 'y':
      return '2026-11-14'
    case 'd':
      return '2026-11-14T18:00:00'
    case 'u':
      return '2026-11-14T18:00:00Z'
    case 'x':
      return null
    default:
      if (Array.isArray(inner) && inner[0] === 'e') return String(inner[1]).split('|')[0]
      if (Array.isArray(inner) && inner[0] === '|') return sample(inner[1] as Shape, name)
      return Array.isArray(inner) ? { some: sample(inner[1] as Shape, name) } : null
  }
}
