import type { FieldDescription, KindDescription } from '#contract/editing/desk.shapes.ts'

/** The columns of a list beside its title: those that were chosen, or all that the kind lists. */
export function columnsOf(
  { fields, list, title }: Pick<KindDescription, 'fields' | 'list' | 'title'>,
  chosen: readonly string[] | null,
): FieldDescription[] {
  return list
    .filter((name) => !title.includes(name) && (chosen === null || chosen.includes(name)))
    .flatMap((name) => fields.find((field) => field.name === name) ?? [])
}
