import type { FieldDescription, FieldType, KindDescription } from '#contract/editing/desk.shapes.ts'

/** The columns of a list beside its title: those that were chosen, or all that the kind lists. */
export function columnsOf(
  kind: Pick<KindDescription, 'fields' | 'told' | 'list' | 'title'>,
  chosen: readonly string[] | null,
): FieldDescription[] {
  return kind.list
    .filter((name) => !kind.title.includes(name) && (chosen === null || chosen.includes(name)))
    .flatMap((name) => fieldOf(kind, name) ?? [])
}

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
  choice: 'minmax(88px, 0.7fr)',
  reference: 'minmax(120px, 1.5fr)',
}

/** How wide each column is: as wide as what stands in it, and the title has the rest. */
export const templateOf = (columns: readonly FieldDescription[]): string =>
  ['minmax(180px, 2.4fr)', '112px', ...columns.map(({ type }) => widths[type] ?? 'minmax(96px, 1fr)')].join(
    ' ',
  )
