import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { channel } from './announced.ts'
import type { Database } from './client.ts'

/** Rows of a school changed: whatever was made from one of the tags is out of date. '*' stands for all of it. */
export interface Change {
  tenant: string
  tags: string[]
}

export interface Bus {
  subscribe(listener: (change: Change) => void): () => void
  /** Seconds until this process hears of what it says itself; infinite where it does not within a few. */
  lag(): Promise<number>
  /** How often it lost its connection, and what was said meanwhile. */
  gaps(): number
  close(): Promise<void>
}

/** A change of nothing, for whoever does not know what a call is: so is a process of an earlier version. */
interface Called extends Change {
  call?: string
}

const mostLagMs = 3_000

export async function openBus(database: Database): Promise<Bus> {
  const listeners = new Set<(change: Change) => void>()
  const heard = new Map<string, () => void>()
  let lost = 0
  const unlisten = await database.listen(channel, (payload) => {
    if (payload === null) lost++
    const change: Called = payload === null ? { tenant: '*', tags: ['*'] } : JSON.parse(payload)
    if (change.call !== undefined) return heard.get(change.call)?.()
    for (const listener of listeners) listener(change)
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async lag() {
      const call = randomUUID()
      const began = performance.now()
      const { promise, resolve } = Promise.withResolvers<number>()
      heard.set(call, () => resolve((performance.now() - began) / 1000))
      const patience = setTimeout(resolve, mostLagMs, Number.POSITIVE_INFINITY)
      try {
        const said = JSON.stringify({ tenant: '', tags: [], call } satisfies Called)
        await database.platform.execute(sql`select pg_notify(${channel}, ${said})`)
        return await promise
      } finally {
        clearTimeout(patience)
        heard.delete(call)
      }
    },
    gaps: () => lost,
    close: unlisten,
  }
}
