import { type Static, Type } from 'typebox'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'
import { roles } from '../shapes/visitor.ts'
import { draftStates } from './draft.ts'
import { assetFacts, assetTypes } from './kinds/asset-types.ts'

/** The fields of one content by their names. Which there are, and what may be in them, its kind says. */
export const Values = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  examples: [{}],
})

/** How a field is filled in. */
export const fieldTypes = [
  'line',
  'text',
  'html',
  'number',
  'yes-no',
  'choice',
  'day',
  'moment',
  'reference',
  'references',
  'color',
  'lines',
  // Some of a few words, in an order.
  'chosen',
  // A content of another kind that is known by a word instead of a number, and several of them.
  'named',
  'named-several',
  'numbers',
  'picture',
  // A picture that is kept as its address alone.
  'picture-address',
  // A file of the library: a recording, a document.
  'file',
  'rows',
  'pictures',
  'object',
  // Names with something said of each.
  'map',
  // Rows of several kinds: its fields are the kinds, each with its own.
  'blocks',
  // The sections of a page by their names: its fields are those that there are, each with its options.
  'sections',
  // What no form can tell apart. No kind has any: a test walks them.
  'data',
] as const
export type FieldType = (typeof fieldTypes)[number]

const OneField = object({
  name: text(),
  label: text(),
  help: nullableText(),
  type: oneOf(fieldTypes),
  isRequired: Type.Boolean(),
  choices: Type.Array(object({ value: text(), label: text() })),
  /** The kind whose content it names. */
  refersTo: nullableText(),
  /** Offered while it is typed. */
  suggestions: Type.Array(text(), { default: [] }),
  /** The kind whose content it names by a word, and the field that has the word. */
  namedIn: Type.Union([object({ kind: text(), by: text() }), Type.Null()]),
  /** What it stands under in its form, where that is said. */
  heading: nullableText(),
  /** Filled in within this other field. */
  within: nullableText(),
  /** Which files it takes, whether a page asks for it by what stands here, and the fields that follow from it. */
  file: Type.Union([
    object({
      type: oneOf(assetTypes),
      isAddress: Type.Boolean(),
      fills: Type.Array(object({ field: text(), fact: oneOf(assetFacts) })),
    }),
    Type.Null(),
  ]),
  maxLength: nullable(Type.Integer()),
  /** Whether nothing may stand in it, and that is kept as null. */
  mayBeNull: Type.Boolean(),
  /** Whether several contents are given the same value of it at once. */
  isForMany: Type.Boolean(),
  /** A formatted text whose page draws the cards that stand in it (contract/text/text-cards.ts). */
  mayHoldCards: Type.Boolean({ default: false }),
  /** What a row or an object begins with. */
  blank: Type.Unsafe<unknown>({}),
})
/** With the fields of its rows, or of the object that it is. */
export interface FieldDescription extends Static<typeof OneField> {
  fields: FieldDescription[]
}
export const FieldDescription = object({
  ...OneField.properties,
  /** Described as those around them are. */
  fields: Type.Unsafe<FieldDescription[]>({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
  }),
})

export const KindSummary = object({
  kind: text(),
  one: text(),
  many: text(),
  /** Several of it where they are counted: those of the main menu are menu items. */
  several: text(),
  domain: text(),
  /** There is exactly one of it, such as a group of settings. */
  isSingle: Type.Boolean(),
  mayWrite: Type.Boolean(),
  mayPublish: Type.Boolean(),
})
export type KindSummary = Static<typeof KindSummary>

export const KindDescription = object({
  ...KindSummary.properties,
  needs: oneOf(roles),
  publish: oneOf(roles),
  /** Who may open it, in words for an asker who merely chooses from it; null where they may. */
  refusal: nullableText(),
  fields: Type.Array(FieldDescription),
  /** Columns of its list that are read from elsewhere, and not written here. */
  told: Type.Array(FieldDescription),
  /** The days that a content lasts from and to, where its list begins today. */
  days: Type.Union([object({ from: text(), to: text() }), Type.Null()]),
  /** The fields that a content is called by. */
  title: Type.Array(text()),
  list: Type.Array(text()),
  search: Type.Array(text()),
  filters: Type.Array(text()),
  sorts: Type.Array(text()),
  /** Whether its order is chosen by hand. */
  isOrdered: Type.Boolean(),
  /** What a form begins with. */
  blank: Values,
})
export type KindDescription = Static<typeof KindDescription>

export const FieldProblem = object({
  field: text(),
  message: text(),
  /** It keeps something from being published, and not from being looked at. */
  maySee: Type.Optional(Type.Literal(true)),
})
export type FieldProblem = Static<typeof FieldProblem>

/** What is named is called, by kind and id: 'sports/4' is 'Football'. */
export const Titles = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string' },
  examples: [{}],
})

const Person = object({ userId: text(), name: text() })

export const Draft = object({
  id: Id,
  kind: text(),
  contentId: Id,
  title: text(),
  isNew: Type.Boolean(),
  value: Values,
  version: Type.Integer(),
  state: oneOf(draftStates),
  note: nullableText(),
  publishAt: nullable(DateTimeUtc),
  releaseId: nullable(Id),
  by: Person,
  changedAt: DateTimeUtc,
  /** From when on the public would see it; null where that is now. */
  seenFrom: nullable(DateTimeUtc),
  /** The fields that differ from what is published. */
  changed: Type.Array(text()),
  /** The address that its page leaves when it is published; it will lead to the new one. */
  leaves: nullableText(),
  /** Of one that was written by rules: whether it still follows its numbers, and the fields that were changed by hand. */
  follows: Type.Union([object({ isOn: Type.Boolean(), kept: Type.Array(text()) }), Type.Null()]),
  /** What keeps it from being published. */
  problems: Type.Array(FieldProblem),
})
export type Draft = Static<typeof Draft>

export const Item = object({
  kind: text(),
  id: Id,
  title: text(),
  /** Null where it was never published. */
  published: nullable(Values),
  /** Of what is published; changes with it. */
  publishedVersion: nullableText(),
  draft: Type.Union([Draft, Type.Null()]),
  /** Where the public sees it. */
  address: nullableText(),
  /** In words why no page shows what is published; null where one does. */
  nowhere: nullableText(),
  /**
   * The pages that show what it does; one is opened when one of its fields is changed, and the part of it brought into
   * sight that the field stands in.
   */
  looks: Type.Array(
    object({
      title: text(),
      path: text(),
      fields: Type.Array(text()),
      parts: Titles,
    }),
  ),
  /** From when on they see it; null where that is now. */
  seenFrom: nullable(DateTimeUtc),
  /** Of what it names. */
  titles: Titles,
  mayWrite: Type.Boolean(),
  mayPublish: Type.Boolean(),
})
export type Item = Static<typeof Item>

export const ListedItem = object({
  id: Id,
  title: text(),
  address: nullableText(),
  isPublished: Type.Boolean(),
  draftState: nullable(oneOf(draftStates)),
  publishAt: nullable(DateTimeUtc),
  /** From when on the public sees what is published; null where that is now. */
  seenFrom: nullable(DateTimeUtc),
  /** The columns of its kind's list. */
  value: Values,
})
export const ItemList = object({
  items: Type.Array(ListedItem),
  /** Of what they name. */
  titles: Titles,
  /** Goes on from here; null where there is no more. */
  next: nullableText(),
  total: Type.Integer(),
})
export type ListedItem = Static<typeof ListedItem>
export type ItemList = Static<typeof ItemList>

/** A content that was looked for by its name. */
export const Found = object({
  kind: text(),
  one: text(),
  id: Id,
  title: text(),
  /** The team that it is of, where it is of one. */
  sport: nullableText(),
})

/** What names a content that is to go: how many of each, and the first of them. */
export const Reference = object({
  kind: text(),
  one: text(),
  many: text(),
  count: Type.Integer(),
  /** They go with it, lose their mention of it, keep it from going, or keep its address, behind which nothing is then. */
  fate: oneOf(['go', 'forget', 'stay', 'miss']),
  /** Of a draft that names it nobody sees anything yet. */
  examples: Type.Array(object({ id: Id, title: text(), isDraft: Type.Boolean({ default: false }) })),
})
export type Reference = Static<typeof Reference>

export const FieldDifference = object({ field: text(), label: text(), before: text(), after: text() })
export type FieldDifference = Static<typeof FieldDifference>

export const HistoryEntry = object({
  work: text(),
  what: text(),
  kind: text(),
  id: nullable(Id),
  title: text(),
  by: Person,
  at: DateTimeUtc,
  /** How many rows it wrote. */
  rows: Type.Integer(),
  /** What the first of those were called that it was done to, where these were several, and how many there were. */
  names: Type.Array(text()),
  named: Type.Integer(),
  undoes: nullableText(),
  isUndone: Type.Boolean(),
})
export type HistoryEntry = Static<typeof HistoryEntry>

export const WorkDetails = object({
  ...HistoryEntry.properties,
  changes: Type.Array(
    object({
      kind: text(),
      key: text(),
      title: text(),
      operation: oneOf(['insert', 'update', 'delete']),
      fields: Type.Array(FieldDifference),
    }),
  ),
})
export type WorkDetails = Static<typeof WorkDetails>

export const Release = object({
  id: Id,
  title: text(),
  publishAt: nullable(DateTimeUtc),
  publishedAt: nullable(DateTimeUtc),
  work: nullableText(),
  note: nullableText(),
  by: Person,
  drafts: Type.Array(Draft),
  /** What went out with it; empty while it is not out. */
  contents: Type.Array(object({ kind: text(), id: Id, title: text() })),
})
export type Release = Static<typeof Release>

/** What was done, by which it can be undone. */
export const Done = object({ work: nullableText(), ids: Type.Array(Id) })
export type Done = Static<typeof Done>

/** What a change of several contents would do, before it is done. */
export const BulkLook = object({
  /** The first of those that would change. */
  changes: Type.Array(object({ id: Id, title: text(), before: text(), after: text() })),
  /** How many would change, and how many have this value already. */
  count: Type.Integer(),
  same: Type.Integer(),
  /** Why it would be refused, and of which content. */
  problems: Type.Array(object({ title: text(), message: text() })),
  /** What films that would go out by it lack for those who do not see or hear them, and the first that lack it. */
  lacks: Type.Array(
    object({
      field: text(),
      label: text(),
      words: text(),
      titles: Type.Array(text()),
      count: Type.Integer(),
    }),
  ),
  /** Whether drafts are made of it, because the asker may not publish. */
  isDrafted: Type.Boolean(),
})
export type BulkLook = Static<typeof BulkLook>
