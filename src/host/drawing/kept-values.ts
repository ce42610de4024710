import type { Written } from './messages.ts'

const mostLetters = 12 * 1024 * 1024

/**
 * What the thread keeps, so that a school's settings and menus are sent once and are the same object there for every
 * page, as they are here. A value that comes a second time is one that is remembered here, and worth keeping there.
 * Who was used longest ago goes when there is no room: the thread drops what it is told to, and nothing by itself.
 */
export class KeptValues {
  readonly #seen = new WeakSet<object>()
  /** The one that was used longest ago comes first. */
  readonly #kept = new Map<object, { number: number; letters: number }>()
  readonly #forget: (numbers: number[]) => void
  readonly #mostLetters: number
  #letters = 0
  #last = 0

  constructor(forget: (numbers: number[]) => void, most = mostLetters) {
    this.#forget = forget
    this.#mostLetters = most
  }

  write(value: unknown): Written {
    if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value) }
    const known = this.#kept.get(value)
    if (known) {
      this.#kept.delete(value)
      this.#kept.set(value, known)
      return { kept: known.number }
    }
    const text = JSON.stringify(value)
    if (!this.#seen.has(value)) {
      this.#seen.add(value)
      return { text }
    }
    return { text, keepAs: this.#keep(value, text.length) }
  }

  #keep(value: object, letters: number): number {
    const number = ++this.#last
    this.#kept.set(value, { number, letters })
    this.#letters += letters
    const forgotten: number[] = []
    for (const [oldest, entry] of this.#kept) {
      if (this.#letters <= this.#mostLetters || oldest === value) break
      this.#kept.delete(oldest)
      this.#letters -= entry.letters
      forgotten.push(entry.number)
    }
    if (forgotten.length > 0) this.#forget(forgotten)
    return number
  }
}
