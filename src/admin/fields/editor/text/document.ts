/** A part of the editor's document as data, under the names that HTML has for it. */
export interface Part {
  type: string
  attrs?: Readonly<Record<string, unknown>>
  content?: readonly Part[]
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> }[]
  text?: string
}

/**
 * Whether a paragraph is written with its tag. One that was read stays as it was; one that was made here has none where
 * it is all that stands in a list's line or a table's cell.
 */
export type Wrap = 'auto' | 'always' | 'never'

/** Where a row of a table stands in it. */
export const sections = ['thead', 'tbody', 'tfoot'] as const
export type TableSection = (typeof sections)[number]
