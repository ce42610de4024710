import { existsSync, readFileSync } from 'node:fs'

/** The kernel counts in ticks of a hundredth of a second on every Linux. */
const ticksPerSecond = 100

export const hasProcessFigures = existsSync('/proc/self/stat')

/** CPU time a process has used so far, in milliseconds, all its threads together. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces; the numbers start behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Memory a process holds, in bytes. */
export function residentBytes(pid: number): number {
  const kB = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kB) * 1024
}
