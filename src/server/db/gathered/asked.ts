/** How a driver reads a value of a type from the text that PostgreSQL writes for it. */
export type ParserOf = (type: number) => (text: string) => unknown

/** A query as Drizzle hands it to a driver. */
export interface Asked {
  text: string
  params: readonly unknown[]
  rowMode: 'array' | 'object'
  parserOf: ParserOf
  /** The same as a table, where the driver takes them so. */
  parsers?: Record<number, (text: string, type?: number) => unknown>
}

export interface Field {
  name: string
  dataTypeID: number
}

export interface Answered {
  rows: unknown[]
  fields: readonly Field[]
}

/** Asks it within a transaction that somebody has begun. */
export type Send = (asked: Asked) => Promise<Answered>
