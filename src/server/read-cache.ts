interface Remembered {
  answer: Promise<unknown>
  tags: Set<string>
  expires: number
}

const maxEntries = 2_000
const lifetimeMs = 60_000

/**
 * Answers that every page of a school needs (settings, sports, navigation), kept as values in the process.
 * They fall by tag when the bus announces a change; the lifetime only bounds what a lost announcement can cost.
 */
export class ReadCache {
  readonly #entries = new Map<string, Remembered>()

  async get<T>(
    tenant: string,
    name: string,
    uses: (...tags: string[]) => void,
    read: (uses: (...tags: string[]) => void) => Promise<T>,
  ): Promise<T> {
    const key = `${tenant} ${name}`
    let entry = this.#entries.get(key)
    if (!entry || entry.expires < performance.now()) {
      const tags = new Set<string>()
      entry = {
        answer: read((...used) => used.forEach((tag) => tags.add(tag))),
        tags,
        expires: performance.now() + lifetimeMs,
      }
      if (this.#entries.size >= maxEntries) this.#entries.clear()
      this.#entries.set(key, entry)
      entry.answer.catch(() => this.#entries.delete(key))
    }
    const answer = await entry.answer
    uses(...entry.tags)
    return answer as T
  }

  invalidate(tenant: string, tags: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      const isOurs = tenant === '*' || key.startsWith(`${tenant} `)
      // A read still under way may not have named its tags yet, so it falls with any change.
      if (
        isOurs &&
        (entry.tags.size === 0 || tags.includes('*') || tags.some((tag) => entry.tags.has(tag)))
      ) {
        this.#entries.delete(key)
      }
    }
  }
}
