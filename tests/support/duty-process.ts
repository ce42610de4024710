import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#server/config/config.ts'
import type { Duty } from '#server/jobs/duty.ts'
import { startScheduler } from '#server/jobs/scheduler.ts'
import { openServices } from '#server/open.ts'

/** A process can be frozen and killed. */
export interface DutyProcess {
  /** What it has done, by one word for each time or piece of work. */
  words: string[]
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void
  exited: Promise<unknown>
}

export const leaseMs = 1_000

/** A duty of many pieces of work, which goes on for as long as it may. */
export const endless = (say: (word: 'begun' | 'piece' | 'left') => void): Duty => ({
  name: 'endless',
  everyMs: 50,
  async forPlatform(goesOn) {
    say('begun')
    while (await goesOn()) {
      say('piece')
      await sleep(20)
    }
    say('left')
  },
})

/** The scheduler with the endless duty in a process of its own. */
export function startDutyProcess(env: Record<string, string>): DutyProcess {
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const words: string[] = []
  createInterface(child.stdout).on('line', (word) => words.push(word))
  return { words, signal: (signal) => child.kill(signal), exited: once(child, 'exit') }
}

if (import.meta.main) {
  const { jobs } = await openServices(readConfig())
  startScheduler([endless((word) => console.log(word))], {
    ...jobs,
    tenants: () => [],
    log: console.error,
    leaseMs,
  })
  // The scheduler alone keeps no process.
  setInterval(() => {}, 60_000)
}
