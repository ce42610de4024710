interface Entry {
  version: string
  value: Promise<unknown>
}

const mostEntries = 150

/**
 * What was worked out from rows, for as long as those rows are the same ones: whoever asks says by a version which they
 * are. For what takes many rows to work out and a short query to tell that none of them has changed.
 */
export class Known {
  readonly #most: number
  /** The one that was used longest ago comes first. */
  readonly #entries = new Map<string, Entry>()

  constructor(most: number = mostEntries) {
    this.#most = most
  }

  async get<T>(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const found = this.#entries.get(key)
    this.#entries.delete(key)
    const entry = found?.version === version ? found : { version, value: make() }
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break
      this.#entries.delete(oldest)
    }
    try {
      return (await entry.value) as T
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
      throw error
    }
  }
}
