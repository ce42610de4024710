import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readConfig } from '#server/config/config.ts'
import { openLiveServer } from './live-server.ts'

export interface LiveProcess {
  origin: string
  kill(): Promise<void>
}

/** The same server in a process of its own, which can die. */
export async function startLiveProcess(env: Record<string, string>): Promise<LiveProcess> {
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  return {
    origin: String(line).trim(),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

if (import.meta.main) {
  const { origin } = await openLiveServer(readConfig(), () => new Date())
  console.log(origin)
}
