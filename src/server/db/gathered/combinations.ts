import type { Answered, Asked, Field } from './asked.ts'
import { answeredBy, isJoinable, joinedText, type Shape, shapeOf } from './shape.ts'

/** Queries that are asked as one statement. */
export interface Combination {
  asked: Asked
  /** What each of them is answered, in the order they were given in. */
  answers(row: readonly unknown[]): Answered[]
}

interface Limits {
  /** Every one is a prepared statement of every connection, with its plans. */
  combinations: number
  shapes: number
  /** Of one statement. */
  queries: number
}

const usual: Limits = { combinations: 120, shapes: 2_000, queries: 40 }
/** Whatever comes together once may have met by chance. */
const enoughTimes = 2

const asText = (text: string) => text
const parserOf = () => asText

/**
 * Knows of every query what it answers, which it learns from the first time that it is asked alone, and which of them
 * come together again and again. Those have one text, so that PostgreSQL prepares it like any other; what comes together
 * for the first time is asked one by one, each prepared already, which is cheaper than planning all of it anew.
 */
export class Combinations {
  readonly #limits: Limits
  /** Null for what can be part of no other. */
  readonly #shapes = new Map<string, Shape | null>()
  readonly #seen = new Map<string, number>()
  /** Null for what failed together once: it is asked one by one from there on. */
  readonly #texts = new Map<string, string | null>()

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usual, ...limits }
  }

  /** The query was asked alone and answered with these columns. */
  learn(text: string, fields: readonly Field[]): void {
    if (this.#shapes.has(text) || !isJoinable(text) || this.#shapes.size >= this.#limits.shapes) return
    this.#shapes.set(text, shapeOf(this.#shapes.size, text, fields))
  }

  /** Which of them can be asked together; the others are asked alone. */
  mayJoin({ text }: Asked): boolean {
    return Boolean(this.#shapes.get(text))
  }

  /** At most so many are asked as one statement. */
  get most(): number {
    return this.#limits.queries
  }

  /** These as one statement, if they have come together before. All of them may join. */
  of(queries: readonly Asked[]): Combination | null {
    if (queries.length < 2) return null
    const members = queries
      .map((asked, place) => ({ asked, place, shape: this.#shapes.get(asked.text) as Shape }))
      .sort((a, b) => a.shape.id - b.shape.id)
    const text = this.#textOf(members.map(({ shape }) => shape))
    if (text === null) return null
    const params = members.flatMap(({ asked, shape }) => asked.params.slice(0, shape.parameters))
    return {
      asked: { text, params, rowMode: 'array', parserOf },
      answers(row) {
        const answers: Answered[] = []
        members.forEach(({ asked, place, shape }, index) => {
          answers[place] = answeredBy(shape, row[index] as string | null, asked)
        })
        return answers
      },
    }
  }

  /** They failed together: whatever the reason is, they are not worth trying again. */
  giveUp(queries: readonly Asked[]): void {
    const ids = queries.map(({ text }) => (this.#shapes.get(text) as Shape).id).sort((a, b) => a - b)
    this.#texts.set(ids.join(), null)
  }

  #textOf(shapes: readonly Shape[]): string | null {
    const key = shapes.map(({ id }) => id).join()
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    if (this.#texts.size >= this.#limits.combinations) return null
    const seen = (this.#seen.get(key) ?? 0) + 1
    if (seen < enoughTimes) {
      if (this.#seen.size >= this.#limits.shapes) this.#seen.clear()
      this.#seen.set(key, seen)
      return null
    }
    this.#seen.delete(key)
    const text = joinedText(shapes)
    this.#texts.set(key, text)
    return text
  }
}
