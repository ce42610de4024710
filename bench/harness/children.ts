import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pinned } from './cpus.ts'

export interface Child extends AsyncDisposable {
  pid: number
  /** Rejects when the process ends before it is told to. */
  ended: Promise<never>
  stop(): Promise<void>
}

interface StartOptions {
  env?: Record<string, string>
  core?: number | undefined
}

const graceMs = 12_000
const running = new Set<ChildProcess>()

/** Starts a server that runs until it is stopped; what it prints is shown only when it dies on its own. */
export function start(command: string, args: string[], { env, core }: StartOptions = {}): Child {
  const child = launch(command, args, { env, core })
  let stopping = false
  const ended = outputOf(child).then(({ code, output }) => {
    if (stopping) return new Promise<never>(() => {})
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
  })
  ended.catch(() => {})
  async function stop() {
    stopping = true
    if (!running.has(child)) return
    const killer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    child.kill('SIGTERM')
    await once(child, 'close')
    clearTimeout(killer)
  }
  return { pid: child.pid ?? 0, ended, stop, [Symbol.asyncDispose]: stop }
}

/** Runs a command to its end and answers with what it printed. */
export async function run(command: string, args: string[], options: StartOptions = {}): Promise<string> {
  const { code, output } = await outputOf(launch(command, args, options))
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** For an end that cannot wait: no process of ours outlives the run. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

function launch(command: string, args: string[], { env, core }: StartOptions): ChildProcess {
  const child = spawn(...pinned(core, command, args), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

async function outputOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
