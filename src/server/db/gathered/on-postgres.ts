import type pg from 'pg'
import type { Answered, Asked, Send } from './asked.ts'

/** As Drizzle hands a query to the driver. */
type Config = pg.QueryConfig & {
  rowMode?: 'array'
  types: { getTypeParser(type: number): (text: string) => unknown }
}

/** What Drizzle takes for a connection; whoever gathers is asked in its place. */
export function askingClient(ask: (asked: Asked) => Promise<Answered>): pg.PoolClient {
  const query = ({ text, rowMode, types }: Config, params: unknown[]) =>
    ask({ text, params, rowMode: rowMode ?? 'object', parserOf: (type) => types.getTypeParser(type) })
  return { query } as unknown as pg.PoolClient
}

export const sendOn =
  (client: pg.PoolClient, onSent?: (text: string) => void): Send =>
  ({ text, params, rowMode, parserOf }) => {
    onSent?.(text)
    const config = { text, types: { getTypeParser: parserOf }, ...(rowMode === 'array' ? { rowMode } : {}) }
    return client.query(config as unknown as pg.QueryConfig, [...params])
  }
