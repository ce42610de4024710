import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const connectMs = 2_000
const [shortestPauseMs, longestPauseMs] = [50, 500]

/**
 * LISTEN on a connection of its own that comes back by itself. After a gap it reports null: what was
 * announced meanwhile is lost, so whoever listens must assume that anything may have changed.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string | null) => void,
): Promise<() => Promise<void>> {
  let current: pg.Client
  let stopped = false

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: connectMs,
      application_name: 'fieldhouse bus',
    })
    client.on('notification', (message) => onMessage(message.payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => {
      if (!stopped && client === current) void reconnect()
    })
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    current = client
  }

  async function reconnect(): Promise<void> {
    for (let pause = shortestPauseMs; !stopped; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        await connect()
        onMessage(null)
        return
      } catch {
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  await connect()
  return async () => {
    stopped = true
    await current.end()
  }
}
