import type { FieldDescription } from '#contract/editing/desk.shapes.ts'

/** What of a content some people would not get, and where in its form that is mended. */
export interface Advice {
  field: string
  label: string
  words: string
}

export type Values = Readonly<Record<string, unknown>>

/** A content as it stands in its form. */
export interface Written {
  fields: readonly FieldDescription[]
  values: Values
}
