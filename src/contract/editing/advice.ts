/** What of a content some people would not get, and where in its form that is mended. */
export interface Advice {
  field: string
  label: string
  words: string
}

export type Values = Readonly<Record<string, unknown>>
