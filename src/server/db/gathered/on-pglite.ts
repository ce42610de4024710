import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import type { Answered, Asked, Send } from './asked.ts'

const asText = (text: string) => text

/** What Drizzle takes for the embedded database; whoever gathers is asked in its place. */
export function askingPglite(client: PGlite, ask: (asked: Asked) => Promise<Answered>): PGlite {
  const query = (text: string, params: unknown[], { rowMode, parsers }: QueryOptions) =>
    ask({
      text,
      params,
      rowMode: rowMode ?? 'object',
      ...(parsers ? { parsers } : {}),
      parserOf: (type) => {
        const parse = parsers?.[type] ?? client.parsers[type]
        return parse ? (value) => parse(value, type) : asText
      },
    })
  return { query } as unknown as PGlite
}

export const sendOnPglite =
  (transaction: Transaction, onSent?: (text: string) => void): Send =>
  ({ text, params, rowMode, parsers }) => {
    onSent?.(text)
    return transaction.query(text, [...params], { rowMode, ...(parsers ? { parsers } : {}) })
  }
