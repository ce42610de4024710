import type { FieldDescription, FieldType, KindDescription } from '#contract/editing/desk.shapes.ts'

/** The columns of a list beside its title: those that were chosen, or all that the kind lists. */
export function columnsOf(
  { fields, list, title }: Pick<KindDescription, 'fields' | 'list' | 'title'>,
  chosen: readonly string[] | null,
): FieldDescription[] {
  return list
    .filter((name) => !title.includes(name) && (chosen === null || chosen.includes(name)))
    .flatMap((name) => fields.find((field) => field.name === name) ?? [])
}

const widths: Partial<Record<FieldType, string>> = {
  'yes-no': '80px',
  number: '88px',
  day: '116px',
  moment: '188px',
  choice: 'minmax(88px, 0.7fr)',
}

/** How wide each column is: as wide as what stands in it, and the title has the rest. */
export const templateOf = (columns: readonly FieldDescription[]): string =>
  ['minmax(180px, 2.4fr)', '92px', ...columns.map(({ type }) => widths[type] ?? 'minmax(96px, 1fr)')].join(
    ' ',
  )
