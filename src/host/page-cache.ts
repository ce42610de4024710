import { type Entry, makeEntry, type Rendered } from './page-entry.ts'
import { pageGroup, tenantOfKey } from './page-key.ts'

export interface Answer {
  entry: Entry
  /** `hit` is fresh, `stale` is older than it should be, `miss` was rendered for this request. */
  state: 'hit' | 'stale' | 'miss'
  /** Seconds since it was rendered. */
  age: number
}

export interface PageCacheOptions {
  maxBytes: number
  clock?: () => number
  /** Hears of failed renders that no request will report, because a stale page was served instead. */
  onError?: (error: unknown, key: string) => void
}

type Render = () => Promise<Rendered>

interface Flight {
  tenant: string
  startedAt: number
  /** Tags invalidated since the render began, '*' for all: what it read of them may be old. */
  overtaken: Set<string>
  /** Its result may not be kept: the cache was cleared, or it took so long that another took its place. */
  abandoned: boolean
  outcome: Promise<Outcome>
}

interface Outcome {
  /** Absent when the render threw. */
  entry?: Entry
  failed: boolean
  error?: unknown
  /** A write came in between, so requests that came after the write need another render. */
  overtaken: boolean
}

const maxPerGroup = 64
const smallShelfShare = 1 / 16
const retryAfter = 2_000
const renderLimit = 30_000

export class PageCache {
  readonly #clock: () => number
  readonly #onError: (error: unknown, key: string) => void
  readonly #pages: Shelf
  /** Absent pages and redirects: any made-up path yields one, so they must not push real pages out. */
  readonly #small: Shelf
  readonly #flights = new Map<string, Flight>()
  readonly #counts = { hits: 0, stale: 0, misses: 0, failures: 0 }

  /** Its own clock is one that nobody sets: a page is no younger because somebody set the time back. */
  constructor({ maxBytes, clock = () => performance.now(), onError = () => {} }: PageCacheOptions) {
    const smallBytes = Math.floor(maxBytes * smallShelfShare)
    this.#small = new Shelf(smallBytes)
    this.#pages = new Shelf(maxBytes - smallBytes)
    this.#clock = clock
    this.#onError = onError
  }

  /** What can be answered without rendering and without starting a render; undefined means `fetch`. */
  get(key: string): Answer | undefined {
    const slot = this.#pages.use(key) ?? this.#small.use(key)
    if (!slot) return undefined
    const now = this.#clock()
    const standing = standingOf(slot, now)
    if (standing === 'hit') return this.#answer(slot.entry, 'hit', now)
    const isServable = standing === 'resting' || (standing === 'revalidate' && this.#flightOf(key, now))
    return isServable ? this.#answer(slot.entry, 'stale', now) : undefined
  }

  /**
   * Answers from the cache or renders, one render at a time per key. A request never gets a page rendered before an
   * invalidation that came before the request, unless rendering fails. `render` may outlive the request that gave it.
   */
  async fetch(key: string, render: Render): Promise<Answer> {
    const ready = this.get(key)
    if (ready) return ready
    const now = this.#clock()
    const slot = this.#find(key)
    if (slot && standingOf(slot, now) === 'revalidate') {
      this.#start(key, render, true)
      return this.#answer(slot.entry, 'stale', now)
    }

    let flight = this.#flightOf(key, now)
    if (flight) {
      const outcome = await flight.outcome
      if (!outcome.overtaken) return this.#settle(key, outcome, render)
      // Whatever flies now took off after this request came, and is new enough even if it is overtaken in turn.
      flight = this.#flightOf(key, this.#clock())
      if (flight) return this.#settle(key, await flight.outcome, render)
    }
    return this.#settle(key, await this.#start(key, render, false).outcome)
  }

  /** The next request for any page that shows this content renders it anew. */
  invalidate(tenant: string, tags: readonly string[]): void {
    for (const tag of tags) {
      for (const shelf of [this.#pages, this.#small]) shelf.invalidate(tenant, tag)
    }
    for (const flight of this.#flights.values()) {
      if (flight.tenant === tenant) for (const tag of tags) flight.overtaken.add(tag)
    }
  }

  /** Anything may have changed: every page is rendered anew when next asked for, and shown as it is where that fails. */
  invalidateAll(): void {
    for (const shelf of [this.#pages, this.#small]) shelf.invalidateAll()
    for (const flight of this.#flights.values()) flight.overtaken.add('*')
  }

  /** Forgets everything, of one tenant or of all. */
  clear(tenant?: string): void {
    for (const shelf of [this.#pages, this.#small]) shelf.clear(tenant)
    for (const [key, flight] of this.#flights) {
      if (tenant === undefined || flight.tenant === tenant) this.#abandon(key, flight)
    }
  }

  stats() {
    const [pages, small] = [this.#pages.stats(), this.#small.stats()]
    return {
      ...this.#counts,
      entries: pages.entries + small.entries,
      bytes: pages.bytes + small.bytes,
      tags: pages.tags + small.tags,
      groups: pages.groups + small.groups,
      evictions: pages.evictions + small.evictions,
      rendering: this.#flights.size,
    }
  }

  #find(key: string): Slot | undefined {
    return this.#pages.peek(key) ?? this.#small.peek(key)
  }

  #flightOf(key: string, now: number): Flight | undefined {
    const flight = this.#flights.get(key)
    if (!flight || now - flight.startedAt < renderLimit) return flight
    this.#abandon(key, flight)
    return undefined
  }

  /** A render that was given up must neither be kept nor be joined. */
  #abandon(key: string, flight: Flight): void {
    flight.abandoned = true
    this.#flights.delete(key)
  }

  #start(key: string, render: Render, inBackground: boolean): Flight {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
    const [tenant, startedAt] = [tenantOfKey(key), this.#clock()]
    const flight: Flight = { tenant, startedAt, overtaken: new Set(), abandoned: false, outcome }
    this.#flights.set(key, flight)
    resolve(this.#fly(key, flight, render, inBackground))
    return flight
  }

  async #fly(key: string, flight: Flight, render: Render, inBackground: boolean): Promise<Outcome> {
    const outcome = await this.#render(flight, render)
    if (!flight.abandoned) {
      this.#flights.delete(key)
      if (outcome.failed) this.#rest(key)
      else if (outcome.entry) this.#keep(key, outcome.entry, outcome.overtaken)
    }
    if (outcome.failed) {
      this.#counts.failures++
      if (inBackground || this.#lastResort(key)) this.#onError(outcome.error, key)
    }
    return outcome
  }

  async #render(flight: Flight, render: Render): Promise<Outcome> {
    try {
      const entry = await makeEntry(await render(), this.#clock())
      const overtaken = flight.abandoned || ['*', ...entry.tags].some((tag) => flight.overtaken.has(tag))
      if (entry.status < 500) return { entry, overtaken, failed: false }
      return { entry, overtaken, failed: true, error: new Error(`The page answered ${entry.status}`) }
    } catch (error) {
      return { error, overtaken: flight.abandoned, failed: true }
    }
  }

  #keep(key: string, entry: Entry, overtaken: boolean): void {
    // A page that may no longer be kept also drives out the copy from the days when it might.
    this.#pages.remove(key)
    this.#small.remove(key)
    if (!entry.keepable) return
    const shelf = entry.status === 200 ? this.#pages : this.#small
    shelf.put(key, { entry, invalid: overtaken, retryAt: 0, usedAt: 0 })
  }

  /** While rendering fails, visitors should not each wait for another failure. */
  #rest(key: string): void {
    const slot = this.#lastResort(key)
    if (slot) slot.retryAt = this.#clock() + retryAfter
  }

  #lastResort(key: string): Slot | undefined {
    const slot = this.#find(key)
    return slot && this.#clock() < slot.entry.errorUntil ? slot : undefined
  }

  /** `ownRender` is given by requests that waited for another's render, which may not be for their eyes. */
  async #settle(key: string, { entry, failed, error }: Outcome, ownRender?: Render): Promise<Answer> {
    const stale = failed && this.#lastResort(key)
    if (stale) return this.#answer(stale.entry, 'stale', this.#clock())
    if (!entry) throw error
    const shown = entry.personal && ownRender ? await makeEntry(await ownRender(), this.#clock()) : entry
    return this.#answer(shown, 'miss', this.#clock())
  }

  #answer(entry: Entry, state: Answer['state'], now: number): Answer {
    this.#counts[state === 'hit' ? 'hits' : state === 'stale' ? 'stale' : 'misses']++
    return { entry, state, age: Math.max(0, Math.floor((now - entry.storedAt) / 1000)) }
  }
}

interface Slot {
  entry: Entry
  /** Its content was written since: it may be shown only when rendering fails. */
  invalid: boolean
  /** Set by a failed render: until then the stale page is shown without another attempt. */
  retryAt: number
  usedAt: number
}

function standingOf(
  { entry, invalid, retryAt }: Slot,
  now: number,
): 'hit' | 'resting' | 'revalidate' | 'render' {
  if (!invalid && now < entry.freshUntil) return 'hit'
  if (now < retryAt && now < entry.errorUntil) return 'resting'
  return !invalid && now < entry.staleUntil ? 'revalidate' : 'render'
}

/** Entries in the order of their last use, bounded in bytes, found by key, by tag and by group. */
class Shelf {
  readonly #maxBytes: number
  readonly #slots = new Map<string, Slot>()
  readonly #byTag = new Map<string, Set<string>>()
  readonly #byGroup = new Map<string, Set<string>>()
  #bytes = 0
  #uses = 0
  #evictions = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  peek(key: string): Slot | undefined {
    return this.#slots.get(key)
  }

  use(key: string): Slot | undefined {
    const slot = this.#slots.get(key)
    if (!slot) return undefined
    slot.usedAt = ++this.#uses
    this.#slots.delete(key)
    this.#slots.set(key, slot)
    return slot
  }

  put(key: string, slot: Slot): void {
    this.remove(key)
    const weight = weightOf(key, slot)
    if (weight > this.#maxBytes) return
    this.#makeRoom(weight, pageGroup(key))
    slot.usedAt = ++this.#uses
    this.#slots.set(key, slot)
    this.#bytes += weight
    for (const [index, name] of this.#indexed(key, slot)) {
      const keys = index.get(name)
      if (keys) keys.add(key)
      else index.set(name, new Set([key]))
    }
  }

  remove(key: string): void {
    const slot = this.#slots.get(key)
    if (!slot) return
    this.#slots.delete(key)
    this.#bytes -= weightOf(key, slot)
    for (const [index, name] of this.#indexed(key, slot)) {
      const keys = index.get(name)
      keys?.delete(key)
      if (keys?.size === 0) index.delete(name)
    }
  }

  invalidate(tenant: string, tag: string): void {
    for (const key of this.#byTag.get(tagName(tenant, tag)) ?? []) {
      const slot = this.#slots.get(key)
      if (slot) Object.assign(slot, { invalid: true, retryAt: 0 })
    }
  }

  invalidateAll(): void {
    for (const slot of this.#slots.values()) Object.assign(slot, { invalid: true, retryAt: 0 })
  }

  clear(tenant: string | undefined): void {
    for (const key of this.#slots.keys()) {
      if (tenant === undefined || tenantOfKey(key) === tenant) this.remove(key)
    }
  }

  stats() {
    return {
      entries: this.#slots.size,
      bytes: this.#bytes,
      tags: this.#byTag.size,
      groups: this.#byGroup.size,
      evictions: this.#evictions,
    }
  }

  #makeRoom(weight: number, group: string): void {
    const siblings = this.#byGroup.get(group)
    if (siblings && siblings.size >= maxPerGroup) this.#evict(this.#leastUsed(siblings))
    for (const key of this.#slots.keys()) {
      if (this.#bytes + weight <= this.#maxBytes) return
      this.#evict(key)
    }
  }

  #leastUsed(keys: Iterable<string>): string {
    const usedAt = (key: string) => this.#slots.get(key)?.usedAt ?? 0
    return [...keys].reduce((least, key) => (usedAt(key) < usedAt(least) ? key : least))
  }

  #evict(key: string): void {
    this.#evictions++
    this.remove(key)
  }

  *#indexed(key: string, { entry }: Slot): Iterable<[Map<string, Set<string>>, string]> {
    const tenant = tenantOfKey(key)
    for (const tag of entry.tags) yield [this.#byTag, tagName(tenant, tag)]
    yield [this.#byGroup, pageGroup(key)]
  }
}

const weightOf = (key: string, { entry }: Slot): number => entry.bytes + 2 * key.length
const tagName = (tenant: string, tag: string): string => `${tenant} ${tag}`
