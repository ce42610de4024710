import { existsSync, readFileSync } from 'node:fs'
import { findCommand } from './find-command.ts'

/** `0-2,5` as the kernel writes it: 0, 1, 2, 5. */
export function parseCpuList(list: string): number[] {
  return list
    .trim()
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
}

function allowedCpus(): number[] {
  const list = /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return parseCpuList(list ?? '')
}

const taskset = findCommand('taskset')
const cpus = taskset && existsSync('/proc/self/status') ? allowedCpus() : []

/** The server under test has one core to itself and whoever asks it another, where the machine has two to give. */
export const cores = cpus.length > 1 ? { server: cpus[0], client: cpus[1] } : {}

/** The command, kept to one core where that is possible. `taskset` becomes the command, so its pid is the command's. */
export function pinned(core: number | undefined, command: string, args: string[]): [string, string[]] {
  return core === undefined || !taskset ? [command, args] : [taskset, ['-c', String(core), command, ...args]]
}
