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
  pattern?: string
  maxLength?: number
  default?: unknown
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: readonly string[]
}

const typesOf = ({ type }: FieldSchema): readonly string[] => [type ?? []].flat()

/** How a field is filled in: read off what may be in it, so that a form needs no second table. */
export function fieldType(schema: FieldSchema, words: FieldWords): FieldType {
  const types = typesOf(schema)
  if (types.includes('array')) return listType(schema.items ?? {}, words)
  if (words.refersTo) return 'reference'
  if (schema.enum) return 'choice'
  if (types.includes('boolean')) return 'yes-no'
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (types.includes('object')) return objectType(schema)
  if (!types.includes('string')) return 'data'
  if (schema.format === 'date') return 'day'
  if (schema.format === 'date-time') return 'moment'
  if (schema.pattern?.startsWith('^#[')) return 'color'
  if (words.text) return words.text === 'html' ? 'html' : 'text'
  return 'line'
}

function listType(items: FieldSchema, { refersTo }: FieldWords): FieldType {
  if (refersTo) return 'references'
  if (items.properties) return 'rows'
  return typesOf(items).includes('string') ? 'lines' : 'data'
}

const objectType = (schema: FieldSchema): FieldType =>
  !schema.properties ? 'data' : isPicture(schema) ? 'picture' : 'object'

/** Nothing but an address and the words that stand for it. */
const isPicture = ({ properties = {} }: FieldSchema) =>
  Object.keys(properties).toSorted().join() === 'alt,url'

/** What an inner field names, where its own name says so. */
const namedBy: Readonly<Record<string, FieldWords['refersTo']>> = {
  gameId: 'games',
  playerId: 'players',
  staffMemberId: 'staff-members',
  sportId: 'sports',
  opponentId: 'opponents',
  galleryId: 'galleries',
  videoId: 'videos',
}

export const describeField = (kind: Kind, name: string): FieldDescription =>
  describe(name, (kind.input.properties[name] ?? {}) as FieldSchema, wordsOf(kind, name), {
    isRequired: (kind.input.required ?? []).includes(name) && !filledIn(kind).has(name),
  })

const anywhere = { timeZone: 'UTC', now: new Date(0) }
/** The fields that may be left empty, because what stands there follows from others. */
const filledIn = (kind: Kind): ReadonlySet<string> => new Set(Object.keys(kind.derive({}, anywhere)))

function describe(
  name: string,
  schema: FieldSchema,
  words: FieldWords,
  { isRequired }: { isRequired: boolean },
): FieldDescription {
  const mayBeNull = typesOf(schema).includes('null')
  const type = fieldType(schema, words)
  const inside = type === 'rows' ? (schema.items ?? {}) : schema
  return {
    name,
    label: words.label,
    help: words.help ?? null,
    type,
    isRequired: isRequired && !mayBeNull,
    choices: choicesOf(type === 'lines' ? (schema.items ?? {}) : schema, words),
    refersTo: words.refersTo ?? null,
    suggestions: [...(words.suggestions ?? [])],
    maxLength: schema.maxLength ?? null,
    mayBeNull,
    blank: type === 'rows' || type === 'object' || type === 'picture' ? blankObject(inside) : null,
    fields: type === 'rows' || type === 'object' || type === 'picture' ? innerFields(inside, words) : [],
  }
}

const choicesOf = (schema: FieldSchema, words: FieldWords) =>
  (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => ({ value, label: words.choices?.[value] ?? sentence(value) }))

function innerFields({ properties = {}, required = [] }: FieldSchema, words: FieldWords): FieldDescription[] {
  return Object.entries(properties).map(([name, schema]) => {
    const said = words.fields?.[name] ?? { label: spoken(name), refersTo: namedBy[name] }
    return describe(name, schema, typeof said === 'string' ? { label: said } : said, {
      isRequired: required.includes(name),
    })
  })
}

const sentence = (word: string) => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' ')

/** 'playerId' is 'Player', 'firstName' 'First name'. */
const spoken = (name: string): string =>
  name in ownWords
    ? (ownWords[name] ?? name)
    : sentence(
        name
          .replace(/Id$/, '')
          .replace(/([a-z])([A-Z])/g, '$1 $2')
          .toLowerCase(),
      )

const ownWords: Readonly<Record<string, string>> = {
  url: 'Address',
  alt: 'Words that stand for it',
  html: 'Text',
  isNecessary: 'Needed by the site',
}

/** What a form begins with: nothing where nothing may be, otherwise the least of its type. */
export const blankOf = ({ input }: Pick<Kind, 'input'>): Values => blankObject(input as FieldSchema)

function blankObject({ properties = {}, required = [] }: FieldSchema): Values {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, blank(schema)]),
  )
}

function blank(schema: FieldSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default)
  const types = typesOf(schema)
  if (types.includes('null')) return null
  if (types.includes('array')) return []
  if (types.includes('boolean')) return false
  if (types.includes('object')) return blankObject(schema)
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
  title: [kind.title].flat(),
  list: [...kind.list],
  search: [...kind.search],
  filters: [...kind.filters],
  sorts: isGroup(kind)
    ? []
    : [...new Set([...kind.list, kind.order.replace(/^-/, '')])].filter((name) => !kind.parts[name]),
  isOrdered: kind.order === 'rank',
  blank: blankOf(kind),
})
