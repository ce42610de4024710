import { Abandoned, wasDropped } from '#server/limits/dropped.ts'
import { Riders } from '#server/limits/riders.ts'
import { type Entry, makeEntry, pressed, type Rendered } from './page-entry.ts'
import { tenantOfKey } from './page-key.ts'
import { Shelf, type Slot } from './page-shelf.ts'
import { pressInTurn } from './pressing.ts'

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
  /** Hears of a page that was kept though it would have been made otherwise by now: somebody forgot to tell. */
  onWrong?: (key: string) => void
  /** Hears of every render before it reads anything. */
  onRender?: (tenant: string) => void
}

/** Is told when nobody waits for its page any more, and whether it may use nothing that is remembered. */
type Render = (gone: AbortSignal, afresh: boolean) => Promise<Rendered>

interface Flight {
  tenant: string
  startedAt: number
  /** Tags invalidated since the render began, '*' for all: what it read of them may be old. */
  overtaken: Set<string>
  /** Its result may not be kept: the cache was cleared, or it took so long that another took its place. */
  abandoned: boolean
  riders: Riders
  /** Made to see whether what is kept is right. */
  isCheck: boolean
  outcome: Promise<Outcome>
}

interface Outcome {
  /** Absent when the render threw. */
  entry?: Entry
  failed: boolean
  /** The render was not done, which says nothing of the page: whoever still wants it may have it done. */
  dropped: boolean
  error?: unknown
  /** A write came in between, so requests that came after the write need another render. */
  overtaken: boolean
}

const smallShelfShare = 1 / 16
const retryAfter = 2_000
const renderLimit = 30_000
/** Whoever is shown so often is worth the work of making it smaller. */
const hotAfter = 8
/** One hit of so many, and no more often than that: a crowd would have a page made every second for nothing. */
const checkedHit = 1000
const checkRest = 10_000
const never = new AbortController().signal
/** Whatever became of a page that everybody left while it was made, it is no failure. */
const leftByAll: Outcome = { error: new Abandoned(), overtaken: true, failed: true, dropped: true }

export class PageCache {
  readonly #clock: () => number
  readonly #onError: (error: unknown, key: string) => void
  readonly #onWrong: (key: string) => void
  readonly #onRender: (tenant: string) => void
  readonly #pages: Shelf
  /** Absent pages and redirects: any made-up path yields one, so they must not push real pages out. */
  readonly #small: Shelf
  readonly #flights = new Map<string, Flight>()
  readonly #counts = { hits: 0, stale: 0, misses: 0, failures: 0, checked: 0, wrong: 0 }
  /** Whose next hit is made once more, to see whether what is kept is right. */
  #checked: string | undefined
  #restsUntil = 0

  /** Its own clock is one that nobody sets: a page is no younger because somebody set the time back. */
  constructor(options: PageCacheOptions) {
    const { maxBytes, clock = () => performance.now() } = options
    const { onError = () => {}, onWrong = () => {}, onRender = () => {} } = options
    const smallBytes = Math.floor(maxBytes * smallShelfShare)
    this.#small = new Shelf(smallBytes)
    this.#pages = new Shelf(maxBytes - smallBytes)
    this.#clock = clock
    this.#onError = onError
    this.#onWrong = onWrong
    this.#onRender = onRender
  }

  /** What can be answered without rendering and without starting a render; undefined means `fetch`. */
  get(key: string): Answer | undefined {
    const slot = this.#pages.use(key) ?? this.#small.use(key)
    if (!slot) return undefined
    const now = this.#clock()
    const standing = standingOf(slot, now)
    if (standing === 'hit') {
      if (this.#counts.hits % checkedHit === checkedHit - 1 && now >= this.#restsUntil) {
        this.#checked = key
        this.#restsUntil = now + checkRest
      }
      if (this.#checked === key) return undefined
      if (++slot.hits === hotAfter) this.#press(key, slot)
      return this.#answer(slot.entry, 'hit', now)
    }
    const isServable = standing === 'resting' || (standing === 'revalidate' && this.#flightOf(key, now))
    return isServable ? this.#answer(slot.entry, 'stale', now) : undefined
  }

  /**
   * Answers from the cache or renders, one render at a time per key. A request never gets a page rendered before an
   * invalidation that came before the request, unless rendering fails. `render` may outlive the request that gave it;
   * `gone` tells that its visitor has left, and a render that nobody waits for is given up.
   */
  async fetch(key: string, render: Render, gone?: AbortSignal): Promise<Answer> {
    const ready = this.get(key)
    if (ready) return ready
    const now = this.#clock()
    const slot = this.#find(key)
    if (slot && standingOf(slot, now) === 'hit') {
      this.#checked = undefined
      if (!this.#flightOf(key, now)) void this.#check(slot, key, this.#start(key, render, true, true))
      return this.#answer(slot.entry, 'hit', now)
    }
    if (slot && standingOf(slot, now) === 'revalidate') {
      this.#start(key, render, true)
      return this.#answer(slot.entry, 'stale', now)
    }

    let flight = this.#flightOf(key, now)
    if (flight) {
      const outcome = await flight.riders.ride(flight.outcome, gone)
      if (!outcome.overtaken) return this.#settle(key, outcome, render, gone)
      // Whatever flies now took off after this request came, and is new enough even if it is overtaken in turn.
      flight = this.#flightOf(key, this.#clock())
      if (flight) return this.#settle(key, await flight.riders.ride(flight.outcome, gone), render, gone)
    }
    if (gone?.aborted) throw new Abandoned()
    flight = this.#start(key, render, false)
    return this.#settle(key, await flight.riders.ride(flight.outcome, gone))
  }

  /** Whether a request for it would have to wait for a render of its own. */
  needsRender(key: string): boolean {
    const now = this.#clock()
    if (this.#flightOf(key, now)) return false
    const slot = this.#find(key)
    return !slot || standingOf(slot, now) === 'render'
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

  /** Makes a page that is asked for again and again as small as it can be. */
  #press(key: string, slot: Slot): void {
    pressInTurn(async () => {
      if (this.#find(key) !== slot || slot.invalid) return
      const entry = await pressed(slot.entry)
      const shelf = [this.#pages, this.#small].find((one) => one.peek(key) === slot)
      if (entry !== slot.entry) shelf?.put(key, { ...slot, entry })
    })
  }

  /** A page that nobody said has changed must come out as it was. */
  async #check({ entry: kept }: Slot, key: string, flight: Flight): Promise<void> {
    const { entry, failed, overtaken } = await flight.outcome
    if (!entry || failed || overtaken || flight.overtaken.size > 0) return
    this.#counts.checked++
    if (entry.digest === kept.digest) return
    this.#counts.wrong++
    this.#onWrong(key)
  }

  #find(key: string): Slot | undefined {
    return this.#pages.peek(key) ?? this.#small.peek(key)
  }

  #flightOf(key: string, now: number): Flight | undefined {
    const flight = this.#flights.get(key)
    if (!flight || (now - flight.startedAt < renderLimit && !flight.riders.gone.aborted)) return flight
    this.#abandon(key, flight)
    return undefined
  }

  /** A render that was given up must neither be kept nor be joined. */
  #abandon(key: string, flight: Flight): void {
    flight.abandoned = true
    this.#flights.delete(key)
  }

  #start(key: string, render: Render, inBackground: boolean, isCheck = false): Flight {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
    const [tenant, startedAt] = [tenantOfKey(key), this.#clock()]
    this.#onRender(tenant)
    const riders = new Riders()
    // Whoever had it begun did not wait, so nobody's leaving ends it.
    if (inBackground) void riders.ride(outcome)
    const overtaken = new Set<string>()
    const flight: Flight = { tenant, startedAt, overtaken, abandoned: false, riders, isCheck, outcome }
    this.#flights.set(key, flight)
    resolve(this.#fly(key, flight, render, inBackground))
    return flight
  }

  async #fly(key: string, flight: Flight, render: Render, inBackground: boolean): Promise<Outcome> {
    const outcome = await this.#render(flight, render)
    if (!flight.abandoned) {
      this.#flights.delete(key)
      // That a visitor left says nothing of the page; that the server is busy is reason to wait.
      if (outcome.failed && !flight.riders.gone.aborted) this.#rest(key)
      else if (outcome.entry) this.#keep(key, outcome.entry, outcome.overtaken)
    }
    if (outcome.failed && !outcome.dropped) {
      this.#counts.failures++
      if (inBackground || this.#lastResort(key)) this.#onError(outcome.error, key)
    }
    return outcome
  }

  async #render(flight: Flight, render: Render): Promise<Outcome> {
    try {
      const entry = await makeEntry(await render(flight.riders.gone, flight.isCheck), this.#clock())
      const overtaken = flight.abandoned || ['*', ...entry.tags].some((tag) => flight.overtaken.has(tag))
      if (entry.status < 500) return { entry, overtaken, failed: false, dropped: false }
      if (flight.riders.gone.aborted) return leftByAll
      const error = new Error(`The page answered ${entry.status}`)
      return { entry, overtaken, failed: true, dropped: false, error }
    } catch (error) {
      if (flight.riders.gone.aborted) return leftByAll
      return { error, overtaken: flight.abandoned, failed: true, dropped: wasDropped(error) }
    }
  }

  #keep(key: string, entry: Entry, overtaken: boolean): void {
    // A page that may no longer be kept also drives out the copy from the days when it might.
    this.#pages.remove(key)
    this.#small.remove(key)
    if (!entry.keepable) return
    const shelf = entry.status === 200 ? this.#pages : this.#small
    shelf.put(key, { entry, invalid: overtaken, retryAt: 0, usedAt: 0, hits: 0 })
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
  async #settle(
    key: string,
    { entry, failed, dropped, error }: Outcome,
    ownRender?: Render,
    gone?: AbortSignal,
  ): Promise<Answer> {
    const stale = failed && this.#lastResort(key)
    if (stale) return this.#answer(stale.entry, 'stale', this.#clock())
    if (dropped && ownRender && !gone?.aborted) return this.fetch(key, ownRender, gone)
    if (!entry || dropped) throw error
    const shown =
      entry.personal && ownRender
        ? await makeEntry(await ownRender(gone ?? never, false), this.#clock())
        : entry
    return this.#answer(shown, 'miss', this.#clock())
  }

  #answer(entry: Entry, state: Answer['state'], now: number): Answer {
    this.#counts[state === 'hit' ? 'hits' : state === 'stale' ? 'stale' : 'misses']++
    return { entry, state, age: Math.max(0, Math.floor((now - entry.storedAt) / 1000)) }
  }
}

function standingOf(
  { entry, invalid, retryAt }: Slot,
  now: number,
): 'hit' | 'resting' | 'revalidate' | 'render' {
  if (!invalid && now < entry.freshUntil) return 'hit'
  if (now < retryAt && now < entry.errorUntil) return 'resting'
  return !invalid && now < entry.staleUntil ? 'revalidate' : 'render'
}
