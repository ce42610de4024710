import type { FieldDescription, FieldType, KindDescription } from '#contract/editing/desk.shapes.ts'

type Columned = Pick<KindDescription, 'fields' | 'told' | 'list' | 'title'>

/** The columns of a list beside its title: those that were chosen, or all that the kind lists. */
export function columnsOf(kind: Columned, chosen: readonly string[] | null): FieldDescription[] {
  return columnNames(kind)
    .filter((name) => (chosen ?? kind.list).includes(name))
    .flatMap((name) => fieldOf(kind, name) ?? [])
}

/** What does not go into a line. */
const isTooMuch: Partial<Record<FieldType, true>> = {
  html: true,
  rows: true,
  blocks: true,
  sections: true,
  object: true,
  map: true,
  data: true,
  picture: true,
  'picture-address': true,
}

/** All that may be a column: what the kind lists, then what else its form has. */
const columnNames = ({ fields, list, title }: Columned): string[] =>
  [...new Set([...list, ...fields.filter(({ type }) => !isTooMuch[type]).map(({ name }) => name)])].filter(
    (name) => !title.includes(name),
  )

export const allColumns = (kind: Columned): FieldDescription[] => columnsOf(kind, columnNames(kind))

/** Where contents stand is a column unless somebody took it away. */
const withoutState = '-state'
export const showsState = (chosen: readonly string[] | null): boolean => !chosen?.includes(withoutState)

/** A column more or less; null is that of where contents stand. Answers null for those that the kind lists. */
export function withColumn(
  kind: Columned,
  chosen: readonly string[] | null,
  name: string | null,
): string[] | null {
  const now = columnsOf(kind, chosen).map((field) => field.name)
  const next = name === null ? now : now.includes(name) ? now.filter((each) => each !== name) : [...now, name]
  const hasState = showsState(chosen) !== (name === null)
  const usual = columnsOf(kind, null).map((field) => field.name)
  const isUsual = hasState && next.length === usual.length && usual.every((each) => next.includes(each))
  return isUsual ? null : [...(hasState ? [] : [withoutState]), ...next]
}

/** Columns that the server has to be asked for. */
export const askedColumns = (kind: Columned, chosen: readonly string[] | null): string[] =>
  columnsOf(kind, chosen).flatMap(({ name }) => (kind.list.includes(name) ? [] : [name]))

/** A field of the form, or a column that is read from elsewhere. */
export const fieldOf = (
  { fields, told }: Pick<KindDescription, 'fields' | 'told'>,
  name: string,
): FieldDescription | undefined => [...fields, ...told].find((field) => field.name === name)

/** What stands above the titles, and what they are sorted by: of several fields the one that the list names first. */
export function titleHead({
  one,
  title,
  list,
  sorts,
  fields,
}: Pick<KindDescription, 'one' | 'title' | 'list' | 'sorts' | 'fields'>): {
  label: string
  sort: string | null
} {
  const [only = ''] = title
  return {
    label: title.length === 1 ? (fields.find(({ name }) => name === only)?.label ?? one) : one,
    sort: [...list, ...title].find((name) => title.includes(name) && sorts.includes(name)) ?? null,
  }
}

const widths: Partial<Record<FieldType, string>> = {
  'yes-no': '80px',
  number: '88px',
  day: '116px',
  moment: '188px',
  text: 'minmax(160px, 1.6fr)',
  choice: 'minmax(88px, 0.7fr)',
  reference: 'minmax(120px, 1.5fr)',
}

/** How wide each column is: as wide as what stands in it, and the title has the rest. */
export const templateOf = (columns: readonly FieldDescription[], hasState: boolean): string =>
  [
    'minmax(180px, 2.4fr)',
    ...(hasState ? ['112px'] : []),
    ...columns.map(({ type }) => widths[type] ?? 'minmax(96px, 1fr)'),
  ].join(' ')
