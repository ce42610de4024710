import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'

export class FolderLockedError extends Error {}

/**
 * The embedded database does not guard its folder: two processes writing to it lose rows without an error.
 * The lock names its process and when that started, so one left behind by a crash is taken over, also where
 * a container gives the next process the same number.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = resolve(join(folder, 'fieldhouse.lock'))
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, `${process.pid} ${startOf(process.pid)}`)
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [pid = 0, start = ''] = readLock(path)
      if (isRunning(pid) && startOf(pid) === start) {
        throw new FolderLockedError(
          `The database in ${folder} is in use by process ${pid}. Stop it first, or give this one its own DATA_DIR.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new FolderLockedError(`The lock ${path} could not be taken.`)
}

function readLock(path: string): [number, string] | [] {
  const [pid, start = ''] = readFileSync(path, 'utf8').split(' ')
  return pid ? [Number(pid), start] : []
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Clock ticks since boot at which a process started; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may hold spaces and brackets; the start is the 20th field after its end.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
