/** Where something that the specification asks for is kept: the file, and what stands in it. */
export interface Row {
  what: string
  file: string
  /** Found in the file word for word: a definition with its value, a field, a visible text, the title of a test. */
  texts: readonly string[]
}

/** The rows of each sentence under each heading, in the order of the specification. */
export type Section = Readonly<Record<string, readonly (readonly Row[])[]>>

export const row = (what: string, file: string, ...texts: (string | readonly string[])[]): Row => ({
  what,
  file,
  texts: texts.flat(),
})

/** 'id title' → ['id', 'title'] */
export const words = (list: string): string[] => list.trim().split(/\s+/)
