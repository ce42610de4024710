import { DatabaseUnavailable } from './unavailable.ts'

/** Who waits for the database: somebody for a page, somebody who sends something, or nobody. */
export type Lane = 'pages' | 'writes' | 'jobs'

interface Waiting {
  lane: Lane
  due: number
  begin(): void
}

/** Milliseconds by which work of a lane lets others go first, however many they are: nobody waits for ever. */
const courtesyMs: Record<Lane, number> = { pages: 0, writes: 100, jobs: 1_000 }

/**
 * One unit of work at a time, as the embedded database has it. Pages go first, and whoever waits too long for a turn
 * is told so.
 */
export class Turns {
  readonly #patienceMs: Record<Lane, number>
  readonly #clock: () => number
  readonly #waiting: Waiting[] = []
  #isTaken = false

  constructor(patienceMs: Record<Lane, number>, clock: () => number = () => performance.now()) {
    this.#patienceMs = patienceMs
    this.#clock = clock
  }

  async take<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    if (this.#isTaken) await this.#turn(lane)
    this.#isTaken = true
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  /** One has the turn of all; of each lane so many wait for theirs. */
  load(): { isTaken: boolean; waiting: Record<Lane, number> } {
    const waiting = { pages: 0, writes: 0, jobs: 0 }
    for (const { lane } of this.#waiting) waiting[lane]++
    return { isTaken: this.#isTaken, waiting }
  }

  #turn(lane: Lane): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { lane, due: this.#clock() + courtesyMs[lane], begin: resolve }
    const patience = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      reject(new DatabaseUnavailable(new Error('The database was busy for too long'), false))
    }, this.#patienceMs[lane])
    this.#waiting.push(waiting)
    return promise.finally(() => clearTimeout(patience))
  }

  #passOn(): void {
    const next = this.#waiting.reduce<Waiting | undefined>(
      (first, each) => (first && first.due <= each.due ? first : each),
      undefined,
    )
    if (!next) {
      this.#isTaken = false
      return
    }
    // The turn is handed over taken: nobody may slip in before the next one begins.
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    next.begin()
  }
}
