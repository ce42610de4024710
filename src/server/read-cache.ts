import { weightOf } from './parts/weight-of.ts'

interface Remembered {
  tenant: string
  answer: Promise<unknown>
  tags: Set<string>
  expires: number
  /** None until the answer is there. */
  bytes: number
}

type Uses = (...tags: string[]) => void

const mostBytes = 24 * 1024 * 1024
const overheadBytes = 512
/** Where nobody promised to tell of changes. */
const untoldMs = 60_000

/**
 * Answers as values, so that a page that is made anew asks only for what has changed. They fall by tag when the bus
 * announces a change; those nobody asked for lately go when there is no room.
 */
export class ReadCache {
  /** The one that was used longest ago comes first. */
  readonly #entries = new Map<string, Remembered>()
  /** A change concerns one school of many. */
  readonly #keys = new Map<string, Set<string>>()
  readonly #mostBytes: number
  #bytes = 0
  #onRead: ((tenant: string) => void) | null = null

  constructor(options: { mostBytes?: number } = {}) {
    this.#mostBytes = options.mostBytes ?? mostBytes
  }

  /**
   * Somebody promises to tell of every change from here on, so that anything may be remembered for as long as it is
   * true. `onRead` hears of the schools whose moments must be watched for that.
   */
  follow(onRead: (tenant: string) => void): void {
    this.#onRead = onRead
  }

  /** Whether what is remembered falls when it changes. */
  get isFollowed(): boolean {
    return this.#onRead !== null
  }

  /** `lifetimeMs` is how long the answer is true if nothing changes. */
  async get<T>(
    tenant: string,
    name: string,
    uses: Uses,
    read: (uses: Uses) => Promise<T>,
    lifetimeMs: () => number = () => Number.POSITIVE_INFINITY,
  ): Promise<T> {
    const key = `${tenant} ${name}`
    const known = this.#entries.get(key)
    const entry =
      known && performance.now() < known.expires ? known : this.#read(tenant, key, read, lifetimeMs)
    if (entry === known) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    const answer = await entry.answer
    uses(...entry.tags)
    return answer as T
  }

  invalidate(tenant: string, tags: readonly string[]): void {
    const isAll = tags.includes('*')
    const keys = tenant === '*' ? [...this.#entries.keys()] : [...(this.#keys.get(tenant) ?? [])]
    for (const key of keys) {
      const entry = this.#entries.get(key)
      // A read still under way may not have named its tags yet, so it falls with any change.
      if (entry && (isAll || entry.tags.size === 0 || tags.some((tag) => entry.tags.has(tag))))
        this.#forget(key, entry)
    }
  }

  stats() {
    return { entries: this.#entries.size, bytes: this.#bytes, schools: this.#keys.size }
  }

  #read(
    tenant: string,
    key: string,
    read: (uses: Uses) => Promise<unknown>,
    lifetimeMs: () => number,
  ): Remembered {
    const old = this.#entries.get(key)
    if (old) this.#forget(key, old)
    this.#onRead?.(tenant)
    const tags = new Set<string>()
    const entry: Remembered = {
      tenant,
      answer: read((...used) => used.forEach((tag) => tags.add(tag))),
      tags,
      expires:
        performance.now() + Math.min(lifetimeMs(), this.isFollowed ? Number.POSITIVE_INFINITY : untoldMs),
      bytes: 0,
    }
    this.#entries.set(key, entry)
    this.#keys.getOrInsertComputed(tenant, () => new Set<string>()).add(key)
    entry.answer.then(
      (answer) => this.#weigh(key, entry, answer),
      () => this.#forget(key, entry),
    )
    return entry
  }

  #weigh(key: string, entry: Remembered, answer: unknown): void {
    if (this.#entries.get(key) !== entry) return
    entry.bytes = overheadBytes + key.length + weightOf(answer)
    this.#bytes += entry.bytes
    for (const [oldest, other] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) return
      this.#forget(oldest, other)
    }
  }

  #forget(key: string, entry: Remembered): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    const keys = this.#keys.get(entry.tenant)
    keys?.delete(key)
    if (keys?.size === 0) this.#keys.delete(entry.tenant)
  }
}
