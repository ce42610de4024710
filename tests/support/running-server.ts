import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

/** A busy machine must not make it turn requests away, nor a simulated game change scores under a test. */
const settings = {
  NODE_ENV: 'production',
  PORT: '0',
  LOG_LEVEL: 'error',
  SIMULATOR: 'off',
  MAX_EVENT_LOOP_DELAY: '0',
  DRAIN_SECONDS: '0',
  MISS_LIMIT: '0',
  // Each reads the same code, which takes longer than what it is started for.
  NODE_COMPILE_CACHE: join(tmpdir(), 'fieldhouse-compiled'),
}

export interface RunningServer {
  origin: string
  /** What it has said so far. */
  log(): string
  /** The exit code after a polite end. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

const built = process.env.FIELDHOUSE_TEST_SERVER ?? 'src/main.ts'

/** A production process of its own, ready to answer: as `npm start` has it built, or outside of `npm test` from its sources. */
export async function startServer(env: Record<string, string>, main = built): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const { promise: origin, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  createInterface(child.stdout).on('line', (line) => {
    said += `${line}\n`
    const address = /http:\/\/localhost:(\d+)\/$/.exec(line)
    if (address) resolve(`http://localhost:${address[1]}`)
  })
  exited.then(() => reject(new Error('The server ended before it was ready')), reject)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
    return child.exitCode
  }
  return {
    origin: await origin,
    log: () => said,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
  }
}
