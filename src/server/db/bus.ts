import { channel } from './announced.ts'
import type { Database } from './client.ts'

/** Rows of a school changed: whatever was made from one of the tags is out of date. '*' stands for all of it. */
export interface Change {
  tenant: string
  tags: string[]
}

export interface Bus {
  subscribe(listener: (change: Change) => void): () => void
  close(): Promise<void>
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
