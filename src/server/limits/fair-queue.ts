import { Abandoned, Overload } from './dropped.ts'

export interface FairQueueOptions {
  /** Jobs that run side by side. */
  running: number
  /** Of those, how many may be of one network. */
  runningPerNetwork?: number
  /** Jobs that may wait, of all networks together. */
  waiting: number
  retryAfterSeconds?: number
  /** Waited for before each job, so that the process hears of who has come and who has left. */
  breathe?: () => Promise<void>
}

export interface FairQueue {
  <T>(network: string, job: () => Promise<T>, gone?: AbortSignal): Promise<T>
  /** How many run and how many wait. */
  load(): { running: number; waiting: number }
}

interface Waiter {
  start(): void
  drop(reason: Error): void
}

/**
 * Lets so many jobs run and so many wait. The networks take turns, so that whoever asks for one thing waits for one
 * job of each other network, however many one of them has waiting. When no more may wait, the network that has most
 * loses its youngest.
 */
export function createFairQueue({
  running,
  runningPerNetwork = running,
  waiting,
  retryAfterSeconds = 2,
  breathe,
}: FairQueueOptions): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Waiter[]>()
  const runs = new Map<string, number>()
  let free = running
  let waits = 0

  function takeOut(network: string, waiter: Waiter): void {
    const line = lines.get(network)
    const place = line?.indexOf(waiter) ?? -1
    if (!line || place === -1) return
    line.splice(place, 1)
    waits--
    if (line.length === 0) lines.delete(network)
  }

  const mayRun = (network: string) => free > 0 && (runs.get(network) ?? 0) < runningPerNetwork

  function begin(network: string): void {
    free--
    runs.set(network, (runs.get(network) ?? 0) + 1)
  }

  function end(network: string): void {
    free++
    const left = (runs.get(network) ?? 1) - 1
    if (left > 0) runs.set(network, left)
    else runs.delete(network)
    startNext()
  }

  function startNext(): void {
    for (const [network, line] of lines) {
      const [waiter] = line
      if (!waiter || !mayRun(network)) continue
      takeOut(network, waiter)
      // Its next turn comes after everybody else's.
      if (lines.delete(network)) lines.set(network, line)
      begin(network)
      waiter.start()
      return
    }
  }

  /** Makes room for one of a network, or says that there is none. */
  function makeRoom(network: string): boolean {
    if (waits < waiting) return true
    const [longest, line] = [...lines].reduce(
      (a, b) => (b[1].length > a[1].length ? b : a),
      ['', [] as Waiter[]],
    )
    const youngest = line.at(-1)
    if (!youngest || line.length <= (lines.get(network)?.length ?? 0) + 1) return false
    takeOut(longest, youngest)
    youngest.drop(new Overload(retryAfterSeconds))
    return true
  }

  function turn(network: string, gone: AbortSignal | undefined): Promise<void> {
    if (!makeRoom(network)) return Promise.reject(new Overload(retryAfterSeconds))
    return new Promise((resolve, reject) => {
      const leave = () => {
        takeOut(network, waiter)
        reject(new Abandoned())
      }
      const settle = (done: () => void) => {
        gone?.removeEventListener('abort', leave)
        done()
      }
      const waiter: Waiter = {
        start: () => settle(resolve),
        drop: (reason) => settle(() => reject(reason)),
      }
      gone?.addEventListener('abort', leave, { once: true })
      lines.getOrInsertComputed(network, () => []).push(waiter)
      waits++
    })
  }

  async function queue<T>(network: string, job: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (gone?.aborted) throw new Abandoned()
    if (mayRun(network)) begin(network)
    else await turn(network, gone)
    try {
      if (breathe) {
        await breathe()
        if (gone?.aborted) throw new Abandoned()
      }
      return await job()
    } finally {
      end(network)
    }
  }
  return Object.assign(queue, { load: () => ({ running: running - free, waiting: waits }) })
}
