import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import type { Engine } from './engines.ts'

/** The way between a server and its database, which can fail. */
export interface ShakyNetwork {
  engine: Engine
  /** Every connection is lost, and new ones are turned away. */
  cut(): void
  /** Everything stays connected, and nothing comes through. */
  silence(): void
  mend(): void
}

/** The engine, reached through a relay of our own. */
export async function shakyNetwork(engine: Engine, env: Record<string, string> = {}): Promise<ShakyNetwork> {
  let state: 'open' | 'cut' | 'silent' = 'open'
  let target: URL | undefined
  const sockets = new Set<Socket>()
  const relay = createServer((near) => {
    if (state === 'cut' || !target) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        if (state === 'open') other.write(chunk)
      })
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    engine: {
      name: engine.name,
      async create(more, template) {
        const { config, dispose } = await engine.create({ ...env, ...more }, template)
        const url = new URL(config.DATABASE_URL)
        target = new URL(url)
        await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
        Object.assign(url, { hostname: '127.0.0.1', port: String((relay.address() as AddressInfo).port) })
        return {
          config: { ...config, DATABASE_URL: url.href },
          async dispose() {
            drop()
            relay.close()
            await dispose()
          },
        }
      },
    },
    cut() {
      state = 'cut'
      drop()
    },
    silence() {
      state = 'silent'
    },
    mend() {
      // What was lost on the way does not come later.
      if (state === 'silent') drop()
      state = 'open'
    },
  }
}
