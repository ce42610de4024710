import { setImmediate as otherThings } from 'node:timers/promises'
import type { Answered, Asked, Send } from './asked.ts'
import type { Combination, Combinations } from './combinations.ts'
import { leavesTraces } from './shape.ts'

/** One transaction that only reads; it is rolled back where its work fails. */
export type Begin = (work: (send: Send) => Promise<void>) => Promise<void>

/** What an error says. */
export interface Judge {
  toAnswered(error: unknown): unknown
  /** The whole database is away, and not one statement wrong or late. */
  isAway(error: unknown): boolean
}

interface Waiting {
  asked: Asked
  /** It was part of a statement that failed. */
  isAlone: boolean
  resolve(answered: Answered): void
  reject(error: unknown): void
}

/**
 * The reads of one visit. They share a transaction for as long as one of them is under way, and what they ask for at the
 * same time goes to the database as one statement. Each statement sees what is committed when it begins, as it would in
 * a transaction of its own, so that nothing is lost where one has to be begun anew.
 */
export class Gathering {
  readonly #begin: Begin
  readonly #combinations: Combinations
  readonly #judge: Judge
  #waiting: Waiting[] = []
  #underWay = 0
  #isServing = false
  #wake = () => {}

  constructor(begin: Begin, combinations: Combinations, judge: Judge) {
    this.#begin = begin
    this.#judge = judge
    this.#combinations = combinations
  }

  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#underWay++
    try {
      return await work()
    } catch (error) {
      throw this.#judge.toAnswered(error)
    } finally {
      this.#underWay--
      this.#wake()
    }
  }

  ask(asked: Asked): Promise<Answered> {
    if (leavesTraces(asked.text))
      return Promise.reject(new Error(`Others share this transaction: ${asked.text.slice(0, 80)}`))
    const { promise, resolve, reject } = Promise.withResolvers<Answered>()
    this.#waiting.push({ asked, isAlone: false, resolve, reject })
    this.#wake()
    if (!this.#isServing) {
      this.#isServing = true
      void this.#serveAll()
    }
    return promise
  }

  async #serveAll(): Promise<void> {
    await otherThings()
    while (this.#waiting.length > 0) {
      let isBegun = false
      await this.#begin((send) => {
        isBegun = true
        return this.#serve(send)
      }).catch((error: unknown) => {
        // Whose statement failed has heard of it; without a transaction nobody is served.
        if (!isBegun) this.#refuse(error)
      })
    }
    this.#isServing = false
  }

  async #serve(send: Send): Promise<void> {
    for (;;) {
      const batch = this.#waiting
      this.#waiting = []
      await this.#answer(batch, send)
      if (this.#waiting.length > 0) continue
      if (this.#underWay === 0) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
      // Whoever goes on with the same answers asks in the same turn of the loop.
      await otherThings()
    }
  }

  async #answer(batch: readonly Waiting[], send: Send): Promise<void> {
    const mayJoin = (one: Waiting) => !one.isAlone && this.#combinations.mayJoin(one.asked)
    const left = new Set(batch)
    try {
      for (const together of parted(batch.filter(mayJoin), this.#combinations.most)) {
        const combination = this.#combinations.of(together.map(({ asked }) => asked))
        if (combination) await this.#answerTogether(together, combination, send, left)
      }
      for (const one of left) {
        left.delete(one)
        await this.#answerAlone(one, send)
      }
    } catch (error) {
      // The transaction is lost with its statement: what is left has its turn in the next one.
      this.#waiting.unshift(...left)
      throw error
    }
  }

  async #answerTogether(
    together: readonly Waiting[],
    { asked, answers }: Combination,
    send: Send,
    left: Set<Waiting>,
  ): Promise<void> {
    try {
      const { rows } = await send(asked)
      const all = answers(rows[0] as unknown[])
      for (const [index, one] of together.entries()) {
        left.delete(one)
        one.resolve(all[index] as Answered)
      }
    } catch (error) {
      // Asking again, one by one, would only take longer.
      if (this.#judge.isAway(error)) {
        for (const one of together) {
          left.delete(one)
          one.reject(error)
        }
      } else {
        this.#combinations.giveUp(together.map(({ asked }) => asked))
        for (const one of together) one.isAlone = true
      }
      throw error
    }
  }

  async #answerAlone({ asked, resolve, reject }: Waiting, send: Send): Promise<void> {
    try {
      const answered = await send(asked)
      this.#combinations.learn(asked.text, answered.fields)
      resolve(answered)
    } catch (error) {
      reject(error)
      throw error
    }
  }

  #refuse(error: unknown): void {
    const refused = this.#waiting
    this.#waiting = []
    for (const { reject } of refused) reject(error)
  }
}

function parted<T>(all: readonly T[], most: number): T[][] {
  const parts = Math.ceil(all.length / most)
  return Array.from({ length: parts }, (_, index) => all.slice(index * most, (index + 1) * most))
}
