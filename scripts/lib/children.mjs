import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { childEnv, root } from './project.mjs'

const running = new Set()
const lastPassed = new Map()
let interruption = null

const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interruption ??= signal
    // npm repeats a signal that the whole process group got already.
    const repeated = performance.now() - (lastPassed.get(signal) ?? -Infinity) < 1000
    if (running.size === 0) process.exit(exitCodeOf(signal))
    // A terminal sends Ctrl-C to every process of the group; passing it on would count as a second one.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    if (repeated) return
    lastPassed.set(signal, performance.now())
    for (const child of running) child.kill(signal)
  })
}

// npm hands a SIGTERM to the shell that runs its script, and many shells end without passing it on; when npm's shell
// is gone, we were meant to stop.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** The exit code to end with when the user or the system asked us to stop, else null. */
export const interruptedCode = () => (interruption ? exitCodeOf(interruption) : null)

function follow(child) {
  running.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? exitCodeOf(signal))
    })
  })
}

/** Runs a command on our own terminal, hands it our signals, and answers with its exit code. */
export function runAttached(command, args, { env } = {}) {
  return follow(spawn(command, args, { cwd: root, env: childEnv(env), stdio: 'inherit' }))
}

/** Runs a command silently and answers with its exit code and everything it said. */
export async function runQuietly(command, args, { env, shell = false, timeout } = {}) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { cwd: root, env: childEnv(env), stdio, shell, timeout })
  let output = ''
  const keep = (chunk) => {
    output += chunk
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const code = await follow(child)
  return { code, output: output.trim() }
}
