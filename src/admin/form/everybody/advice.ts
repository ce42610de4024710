import type { Values } from '#contract/editing/advice.ts'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'

/** A content as it stands in its form. */
export interface Written {
  fields: readonly FieldDescription[]
  values: Values
}
