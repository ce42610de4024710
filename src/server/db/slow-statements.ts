import type pg from 'pg'

type OnSlow = (statement: { text: string; ms: number }) => void

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '')

/** What a statement is called in a log: as it was written, without values, and no longer than one reads. */
export const statementName = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 400)

/** Tells of each statement of a connection that took longer, by its text, in which values are numbers of parameters. */
export function tellingSlow(client: pg.ClientBase, slowMs: number, onSlow: OnSlow): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const timed = (...asked: unknown[]) => {
    const began = performance.now()
    const answered = query(...asked)
    const look = () => {
      const ms = performance.now() - began
      if (ms >= slowMs) onSlow({ text: statementName(textOf(asked[0])), ms })
    }
    if (answered instanceof Promise) answered.then(look, look)
    return answered
  }
  client.query = timed as typeof client.query
}
