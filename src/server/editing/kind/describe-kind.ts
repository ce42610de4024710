import type {
  FieldDescription,
  FieldType,
  KindDescription,
  KindSummary,
} from '#contract/editing/desk.shapes.ts'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import { blank, blankObject, type FieldSchema, kindOfBlock, namedValues, typesOf } from './field-schema.ts'
import { isForMany } from './for-many.ts'
import { type FieldWords, isGroup, type Kind, type SectionWords, type Values, wordsOf } from './kind.ts'

/** How a field is filled in: read off what may be in it, so that a form needs no second table. */
export function fieldType(schema: FieldSchema, words: FieldWords): FieldType {
  const types = typesOf(schema)
  if (types.includes('array')) return listType(schema.items ?? {}, words)
  if (words.refersTo) return 'reference'
  if (schema.enum) return 'choice'
  if (types.includes('boolean')) return 'yes-no'
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (types.includes('object')) return objectType(schema)
  return types.includes('string') ? textType(schema, words) : 'data'
}

function textType({ format, pattern }: FieldSchema, { namedIn, picture, file, text }: FieldWords): FieldType {
  if (namedIn) return 'named'
  if (file) return 'file'
  if (picture !== undefined) return 'picture-address'
  if (format === 'date') return 'day'
  if (format === 'date-time') return 'moment'
  if (pattern?.startsWith('^#[')) return 'color'
  if (text) return text === 'plain' ? 'text' : 'html'
  return 'line'
}

function listType(items: FieldSchema, { refersTo, namedIn, is, sections }: FieldWords): FieldType {
  if (refersTo) return 'references'
  if (sections) return 'sections'
  if (namedIn) return 'named-several'
  if (items.properties) return isPictures(items.properties) ? 'pictures' : 'rows'
  if (items.anyOf?.every((one) => kindOfBlock(one) !== '')) return 'blocks'
  const types = typesOf(items)
  if (types.includes('integer') || types.includes('number')) return 'numbers'
  if (!types.includes('string')) return 'data'
  return is === 'ordered' ? 'chosen' : 'lines'
}

function objectType(schema: FieldSchema): FieldType {
  if (namedValues(schema)) return 'map'
  if (!schema.properties) return 'data'
  return isPicture(schema) ? 'picture' : 'object'
}

/** Pictures of an event, each with its caption and who took it. */
const isPictures = (properties: Readonly<Record<string, unknown>>) =>
  ['url', 'alt', 'caption', 'credit'].every((name) => name in properties)

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
  fieldId: 'form-fields',
  optionId: 'form-options',
}

export function describeField(kind: Kind, name: string): FieldDescription {
  if (kind.beside && name in kind.beside.fields) return describeTold(kind, name)
  const field = describe(name, (kind.input.properties[name] ?? {}) as FieldSchema, wordsOf(kind, name), {
    isRequired: (kind.input.required ?? []).includes(name) && !filledIn(kind).has(name),
  })
  return { ...field, isForMany: isForMany(kind, name, field.type) }
}

/** A column that is read from elsewhere: a text, or the number of what it names. */
function describeTold(kind: Kind, name: string): FieldDescription {
  const words = wordsOf(kind, name)
  return describe(name, { type: [words.refersTo ? 'integer' : 'string', 'null'] }, words, {
    isRequired: false,
  })
}

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
  return {
    name,
    label: words.label,
    help: [words.help, words.picture].filter(Boolean).join('. ') || null,
    type,
    isRequired: isRequired && !mayBeNull,
    choices: choicesOf(typesOf(schema).includes('array') ? (schema.items ?? {}) : schema, words),
    refersTo: words.refersTo ?? null,
    suggestions: [...(words.suggestions ?? [])],
    namedIn: words.namedIn ?? null,
    heading: words.heading ?? null,
    within: words.within ?? null,
    file: words.file ? describeFile(words.file) : null,
    maxLength: schema.maxLength ?? null,
    mayBeNull,
    isForMany: false,
    mayHoldCards: words.text === 'story',
    ...inside(type, schema, words),
  }
}

const describeFile = ({ type, isAddress = false, fills = {} }: NonNullable<FieldWords['file']>) => ({
  type,
  isAddress,
  fills: Object.entries(fills).map(([field, fact]) => ({ field, fact })),
})

/** What a field begins with, and the fields within it. */
function inside(
  type: FieldType,
  schema: FieldSchema,
  words: FieldWords,
): Pick<FieldDescription, 'blank' | 'fields'> {
  const items = schema.items ?? {}
  if (type === 'rows' || type === 'pictures')
    return { blank: blankObject(items), fields: innerFields(items, words) }
  if (type === 'object' || type === 'picture')
    return { blank: blankObject(schema), fields: innerFields(schema, words) }
  if (type === 'map') return mapFields(namedValues(schema) ?? {}, words)
  if (type === 'blocks')
    return { blank: [], fields: (items.anyOf ?? []).map((block) => describeBlock(block, words)) }
  if (type === 'sections') return { blank: [], fields: (words.sections ?? []).map(describeSection) }
  return { blank: null, fields: [] }
}

/** What is said of an inner field; a number that is called after a kind names one of it. */
const saidOf = (words: FieldWords, name: string, schema: FieldSchema): FieldWords => {
  const isNumber = typesOf(schema).includes('integer')
  const said = words.fields?.[name] ?? {
    label: spoken(name),
    ...(isNumber ? { refersTo: namedBy[name] } : {}),
  }
  return typeof said === 'string' ? { label: said } : said
}

/** The name, and what is said of it. */
function mapFields(value: FieldSchema, words: FieldWords) {
  const inner = (name: string, schema: FieldSchema) =>
    describe(name, schema, saidOf(words, name, schema), { isRequired: true })
  return { blank: blank(value), fields: [inner('key', { type: 'string' }), inner('value', value)] }
}

function describeBlock(block: FieldSchema, words: FieldWords): FieldDescription {
  const name = kindOfBlock(block)
  const { kind: _, ...properties } = block.properties ?? {}
  return {
    ...describe(name, { ...block, properties }, saidOf(words, name, block), { isRequired: true }),
    type: 'object',
    blank: blankObject(block),
  }
}

const describeSection = ({ name, label, help, options, fields, shows }: SectionWords): FieldDescription => ({
  ...describe(name, options as FieldSchema, { label, help, fields }, { isRequired: true }),
  type: 'object',
  namedIn: shows ?? null,
})

const choicesOf = (schema: FieldSchema, words: FieldWords) =>
  (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => ({ value, label: words.choices?.[value] ?? sentence(value) }))

const innerFields = ({ properties = {}, required = [] }: FieldSchema, words: FieldWords) =>
  Object.entries(properties).map(([name, schema]) =>
    describe(name, schema, saidOf(words, name, schema), { isRequired: required.includes(name) }),
  )

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

export const blankOf = ({ input }: Pick<Kind, 'input'>): Values => blankObject(input as FieldSchema)

export const summariseKind = (kind: Kind, visitor: Visitor): KindSummary => ({
  kind: kind.name,
  one: kind.one,
  many: kind.many,
  several: kind.several,
  domain: kind.domain,
  isSingle: isGroup(kind),
  mayWrite: mayWriteAny(kind, visitor),
  mayPublish: mayWriteAny(kind, visitor) && roleAtLeast(visitor, kind.publish),
})

/** Whether there may be contents of a kind that somebody writes: who works for some teams has none of the department's. */
const mayWriteAny = (kind: Kind, visitor: Visitor): boolean =>
  roleAtLeast(visitor, kind.needs) &&
  (visitor.isOperator || !visitor.sportIds || (kind.sport !== null && !isGroup(kind)))

/** What is read from elsewhere has no order here, and what is named by a number none that anybody knows. */
const isSortable = (kind: Kind, name: string): boolean =>
  name === 'rank' || (name in kind.fields && !wordsOf(kind, name).refersTo)

export const describeKind = (kind: Kind, visitor: Visitor): Omit<KindDescription, 'refusal'> => ({
  ...summariseKind(kind, visitor),
  needs: kind.needs,
  publish: kind.publish,
  fields: Object.keys(kind.fields).map((name) => describeField(kind, name)),
  told: Object.keys(kind.beside?.fields ?? {}).map((name) => describeTold(kind, name)),
  days: kind.days,
  title: [kind.title].flat(),
  list: [...kind.list],
  search: [...kind.search],
  filters: [...kind.filters],
  sorts: isGroup(kind)
    ? []
    : [...new Set([...kind.list, kind.order.replace(/^-/, '')])].filter(
        (name) => !kind.parts[name] && isSortable(kind, name),
      ),
  isOrdered: kind.order === 'rank',
  blank: blankOf(kind),
})
