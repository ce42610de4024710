import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Static, TObject } from 'typebox'
import type { Domain } from '#contract/domains.ts'
import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import { type InputOf, inputs, type KindName } from '#contract/editing/inputs.ts'
import type { AssetFact, AssetType } from '#contract/editing/kinds/asset-types.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import type { Work } from '../../unit-of-work/work.ts'

export type Values = Record<string, unknown>

/** A table of a school's content; the columns that every one has. */
export type ContentTable = PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn }

/** How a field is called, in words that an editor knows. */
export interface FieldWords {
  label: string
  help?: string
  /** Text with paragraphs: plain, or as HTML that is cleaned when it is written; a story's page draws its cards. */
  text?: 'plain' | 'html' | 'story'
  /** What is offered while it is typed; anything else may stand there too. */
  suggestions?: readonly string[]
  /** What the words of a closed list mean, where they do not say it themselves. */
  choices?: Readonly<Record<string, string>>
  /** The kind whose content it names. */
  refersTo?: KindName
  /** The same where it is known by a word: the field of that kind that has the word. */
  namedIn?: { kind: KindName; by: string }
  /** What it stands under in its form; those under one heading stand together, in the order of their first. */
  heading?: string
  /** It is filled in within this other field, and has no place of its own. */
  within?: string
  /** A list of words in an order that is chosen. */
  is?: 'ordered'
  /** A text that is the address of a picture: in words for its form, what pages say of the picture, since no alt text is kept with it. */
  picture?: string
  /** A text that is a file of the library: where it is kept, or, so that a page can ask for it, its address. */
  file?: { type: AssetType; isAddress?: boolean; fills?: Readonly<Record<string, AssetFact>> }
  /** The sections that a list of names may have. */
  sections?: readonly SectionWords[]
  /** The same of the fields of its rows, or of the object that it is, where their names do not say it. */
  fields?: Readonly<Record<string, string | FieldWords>>
}

/** What pages do with the pictures that are kept as their address alone. */
export const saidByName = 'Needs no alt text: pages say the name with it'
export const behindWords = 'Needs no alt text: it lies behind the words of the page'

/** A section that a page knows, with the options that it heeds. */
export interface SectionWords {
  name: string
  label: string
  help: string
  options: TObject
  fields: Readonly<Record<string, string | FieldWords>>
  /** It shows one of these, and its name goes on with the word of which: 'promotion:home-banner'. */
  shows?: NonNullable<FieldWords['namedIn']>
}

/** Rows of another table that are written with their content: the sports of a clipping, the videos of a playlist. */
export interface Part {
  table: PgTable
  /** The column that names the content. */
  parent: string
  /** One column: the field is a list of its values. Several: a list of objects with these. */
  columns: string | readonly string[]
  /** Columns that are the same in all of them. */
  same?: Readonly<Values>
  /** The column that keeps their order. */
  rank?: string
}

/** What follows from a value may depend on these, and on nothing else. */
export interface Circumstances {
  timeZone: string
  now: Date
}

/** The teams that a content has by lines of another table: a player those of the rosters they are on. */
export interface TeamsByLines {
  lines: PgTable
  /** The columns that name the content, and the season. */
  parent: string
  season: string
}

/** What is known of contents from other tables: told beside them in lists, and their addresses may be made of it. */
export interface Beside<Told extends string = string> {
  /** The columns of it, in words; nobody writes in them. */
  fields: Readonly<Record<Told, string | FieldWords>>
  read(work: Pick<Work, 'tx'>, contents: readonly Content[]): Promise<ReadonlyMap<number, Values>>
  /** The contents of which a column has a value, for those that a list is narrowed by. */
  filters?: Readonly<Partial<Record<Told, (value: string) => SQL>>>
}

export interface Content {
  id: number
  value: Values
}

/** What a content may ask about its school when its address is told. */
export interface Around {
  id: number
  timeZone: string
  /** What is known of it from other tables. */
  beside: Values
  /** The word of a sport in addresses. */
  sport(id: unknown): string | null
  /** That of any team, to look at what all of them have. */
  anySport: string | null
}

/** A page that shows what a content does. */
export interface Look {
  title: string
  path: string
  /** Opened by itself when one of these is changed. */
  fields?: readonly string[]
  /** The id of the part of it that shows a field, and is brought into sight with it. */
  parts?: Readonly<Record<string, string>>
}

interface Declared<Fields extends string, Value, Told extends string = string> {
  domain: Domain
  /** 'Partner', 'Partners'. */
  one: string
  many: string
  /** Several of it where they are counted, where the word for all of them does not do. */
  several?: string
  /** Every field, in the order of its form. */
  fields: Readonly<Record<Fields, string | FieldWords>>
  /** What a content is called in lists. */
  title: Fields | readonly Fields[]
  list?: readonly (Fields | NoInfer<Told>)[]
  search?: readonly Fields[]
  filters?: readonly (Fields | NoInfer<Told>)[]
  /** What is known of it from elsewhere. */
  beside?: Beside<Told>
  /** The days that it lasts from and to: its list begins today, and is narrowed by days. */
  days?: { from: Fields; to: Fields }
  /** The words that others name it by instead of its number. */
  knownBy?: readonly Fields[]
  /** What stands in the texts and addresses of others that show it, made of its row: no column names it there. */
  mention?: (row: Values) => string
  /** How a list is sorted at first; with '-' the last comes first. 'rank' is chosen by hand. */
  order?: Fields | `-${Fields}` | 'id' | '-id'
  /** Which team a row belongs to; without it the whole department's. */
  sport?: 'sportId' | 'seasonId' | 'id' | TeamsByLines
  /** Who may write it, and who may publish it. */
  needs?: Role
  publish?: Role
  /** Where the public sees it. */
  address?: (value: Value, around: Around) => string | null
  /** Why the public sees it nowhere, where that can be. */
  nowhere?: string
  /** The pages that show what it does, where that is not its address alone. */
  looks?: (around: Pick<Around, 'anySport'>) => readonly Look[]
  /**
   * The pages that are found by words of its own. Where these words change, whoever comes by the old address is led to the
   * new one; what is hidden has none, and pages that are found by a number see to it themselves.
   */
  pages?: (value: Value, around: Around) => readonly string[]
  /**
   * Fills in what an editor leaves empty, and the columns that follow from the fields. Pure; asked of drafts too, in
   * which anything may be missing.
   */
  derive?: (value: Partial<Value>, circumstances: Circumstances) => Values
  /**
   * What one that is made like it has otherwise, null for what is asked for anew. Pure; asked with the next turn for as long
   * as there is another like it. What is marked by itself as a copy, and has an address made of that, says nothing here.
   */
  copy?: (value: Value, turn: number) => Values
  /** What is wrong beyond what the schema says. Pure. */
  check?: (value: Value) => FieldProblem[]
  /** What is wrong with it among the others of its kind. */
  checkAmong?: (work: Pick<Work, 'tx'>, id: number, value: Value) => Promise<FieldProblem[]>
  parts?: Readonly<Partial<Record<Fields, Part>>>
  /** The rows of its table that are of this kind, where a table has several: coaches, and support staff. */
  only?: Readonly<Values>
  /** Columns that are not an editor's: they count, or others fill them in. */
  without?: readonly string[]
  /** What the search knows its contents as; they are found as they are after each write. */
  foundAs?: string
  /** Makes anew what else is made from these rows; of those that are gone it is told what they were. */
  written?: (
    work: Pick<Work, 'tx' | 'tenant' | 'now'>,
    ids: readonly number[],
    were: readonly Values[],
  ) => Promise<void>
}

interface OfTable {
  table: ContentTable
}

/** One row of a table that is known by a word: a group of settings. */
interface OfGroup {
  table: PgTable
  group: string
}

type Declaration<Name extends KindName, Told extends string> = Declared<
  Extract<keyof Static<InputOf<Name>>, string>,
  Static<InputOf<Name>>,
  Told
> & { kind: Name } & (OfTable | OfGroup)

/** A kind of content as whatever is generic over kinds knows it. */
export type Kind = Omit<
  Required<Declared<string, Values>>,
  'sport' | 'address' | 'nowhere' | 'pages' | 'written' | 'foundAs' | 'beside' | 'days' | 'mention'
> & {
  name: KindName
  input: TObject
  sport: NonNullable<Declared<string, Values>['sport']> | null
  address: ((value: Values, around: Around) => string | null) | null
  nowhere: string | null
  pages: ((value: Values, around: Around) => readonly string[]) | null
  foundAs: string | null
  mention: ((row: Values) => string) | null
  beside: Beside | null
  days: { from: string; to: string } | null
  written: NonNullable<Declared<string, Values>['written']> | null
} & (OfTable | OfGroup)
export type TableKind = Kind & OfTable
export type GroupKind = Kind & OfGroup

export const isGroup = (kind: Kind): kind is GroupKind => 'group' in kind

/** Declares a kind: the paragraph that its list, its form, its drafts, its history and its tests are made from. */
export function resource<const Name extends KindName, const Told extends string = never>(
  declaration: Declaration<Name, Told>,
): Kind {
  const { kind, ...declared } = declaration
  const titles = [declared.title].flat() as string[]
  return {
    list: titles,
    search: titles,
    filters: [],
    knownBy: [],
    order: titles[0] ?? 'id',
    needs: 'editor',
    publish: 'publisher',
    derive: () => ({}),
    copy: () => ({}),
    check: () => [],
    checkAmong: async () => [],
    several: declared.many,
    parts: {},
    only: {},
    without: [],
    sport: null,
    address: null,
    nowhere: null,
    pages: null,
    looks: () => [],
    foundAs: null,
    mention: null,
    beside: null,
    days: null,
    written: null,
    ...(declared as object),
    name: kind,
    input: inputs[kind] as TObject,
  } as unknown as Kind
}

export const wordsOf = (kind: Kind, field: string): FieldWords => {
  const words = kind.fields[field] ?? kind.beside?.fields[field] ?? field
  return typeof words === 'string' ? { label: words } : words
}

/** What a content is called. What it names is left out where nobody has looked up how that is called. */
export const titleOf = (kind: Kind, value: Values, titles: Readonly<Record<string, string>> = {}): string =>
  [...new Set([kind.title].flat().map((field) => called(kind, field, value[field], titles)))]
    .filter(Boolean)
    .join(' ') || (isGroup(kind) ? kind.one : `New ${kind.one.toLowerCase()}`)

function called(kind: Kind, field: string, value: unknown, titles: Readonly<Record<string, string>>): string {
  const { refersTo } = wordsOf(kind, field)
  return refersTo ? (titles[`${refersTo}/${String(value)}`] ?? '') : String(value ?? '').trim()
}
