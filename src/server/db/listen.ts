import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const longestPauseMs = 10_000

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
      application_name: 'fieldhouse bus',
    })
    client.on('notification', (message) => onMessage(message.payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => {
      if (!stopped && client === current) void reconnect()
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    current = client
  }

  async function reconnect(): Promise<void> {
    for (let pause = 100; !stopped; pause = Math.min(pause * 2, longestPauseMs)) {
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
