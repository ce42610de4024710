import { sql } from 'drizzle-orm'
import type { Database, Tx } from './db/client.ts'

const channel = 'fieldhouse'
/** PostgreSQL takes notifications of up to 8,000 bytes. */
const maxPayloadBytes = 7_800

/** Content of a school changed: whatever was made from one of the tags is out of date. '*' stands for all of it. */
export interface Change {
  tenant: string
  tags: string[]
}

export interface Bus {
  subscribe(listener: (change: Change) => void): () => void
  close(): Promise<void>
}

/** Part of the writing transaction: heard by every process when it commits, and not at all when it does not. */
export async function announce(tx: Tx, change: Change): Promise<void> {
  const payload = JSON.stringify(change)
  const bounded =
    Buffer.byteLength(payload) > maxPayloadBytes ? JSON.stringify({ ...change, tags: ['*'] }) : payload
  await tx.execute(sql`select pg_notify(${channel}, ${bounded})`)
}

export async function openBus(database: Database): Promise<Bus> {
  const listeners = new Set<(change: Change) => void>()
  const unlisten = await database.listen(channel, (payload) => {
    const change: Change = payload === null ? { tenant: '*', tags: ['*'] } : JSON.parse(payload)
    for (const listener of listeners) listener(change)
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: unlisten,
  }
}
