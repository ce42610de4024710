import type { Tenant } from '#contract/tenants.ts'
import { eventFrame } from './event-frames.ts'
import { toLiveDetails, toMinimalGameState } from './live.mapper.ts'
import type { LiveRow } from './live-rows.ts'

/** Takes ready-made bytes. */
export interface Viewer {
  send(frame: Buffer): void
  end(): void
}

interface RoomDeps {
  tenant(): Tenant
  /** The live list; after a revision, what came later. */
  read(after?: number): Promise<LiveRow[]>
  now(): Date
  onError(error: unknown): void
}

/** 'news' is a state that was recorded, 'whole' anything that may show in any game. */
type Change = 'news' | 'whole'

const retryMs = 1_000
/** Of a game's plays a viewer has the earlier ones already. */
const playsInEvent = 30

/**
 * The viewers of one school in this process, and what they have been told. Whatever changes is read once, however many
 * are watching; events carry whole states, so whoever missed some is up to date with the next.
 */
export class LiveRoom {
  readonly #deps: RoomDeps
  readonly #rows = new Map<number, LiveRow>()
  readonly #told = new Map<number, string>()
  /** By the game they watch; null stands for all games. */
  readonly #viewers = new Map<number | null, Set<Viewer>>()
  #revision = 0
  #wanted: Change | null = null
  #isReading = false
  #timer: NodeJS.Timeout | undefined
  readonly ready: Promise<void>

  constructor(deps: RoomDeps) {
    this.#deps = deps
    this.ready = deps.read().then((rows) => {
      this.#take(rows, true)
    })
  }

  get isEmpty(): boolean {
    return this.#viewers.size === 0
  }

  /** From here on the viewer hears of every change. What he has not seen of the list is told at once. */
  join(viewer: Viewer, gameId: number | null, after: number | null): () => void {
    const others = this.#viewers.getOrInsertComputed(gameId, () => new Set())
    others.add(viewer)
    const missed = [...this.#rows.values()].filter(({ live }) => after === null || live.revision > after)
    if (gameId !== null) {
      if (missed.some(({ game }) => game.id === gameId)) viewer.send(this.#detailsFrame(gameId))
    } else if (missed.length > 0 || after === null) {
      viewer.send(this.#gamesFrame(missed.map(({ game }) => game.id)))
    }
    return () => {
      others.delete(viewer)
      if (others.size === 0) this.#viewers.delete(gameId)
    }
  }

  /** Announcements that come while one is being followed are followed together. */
  changed(change: Change): void {
    if (this.#wanted !== 'whole') this.#wanted = change
    if (!this.#isReading) void this.#follow()
  }

  async #follow(): Promise<void> {
    this.#isReading = true
    try {
      await this.ready
      while (this.#wanted) {
        const isWhole = this.#wanted === 'whole'
        this.#wanted = null
        this.#take(await this.#deps.read(isWhole ? undefined : this.#revision), isWhole)
      }
    } catch (error) {
      this.#deps.onError(error)
      this.#timer = setTimeout(() => this.changed('whole'), retryMs)
    } finally {
      this.#isReading = false
    }
  }

  #take(rows: LiveRow[], isWhole: boolean): void {
    if (isWhole) this.#rows.clear()
    for (const row of rows) {
      this.#rows.set(row.game.id, row)
      this.#revision = Math.max(this.#revision, row.live.revision)
    }
    this.tellChanges()
  }

  /** Tells what is no longer as it was told: also that a feed has fallen silent, which nobody announces. */
  tellChanges(): void {
    const [tenant, now] = [this.#deps.tenant(), this.#deps.now()]
    const changed = [...this.#rows].flatMap(([gameId, row]) => {
      const state = JSON.stringify(toMinimalGameState(row, tenant, now))
      if (state === this.#told.get(gameId)) return []
      this.#told.set(gameId, state)
      return gameId
    })
    if (changed.length === 0) return
    const everywhere = this.#viewers.get(null)
    if (everywhere) send(this.#gamesFrame(changed), everywhere)
    for (const gameId of changed) {
      const watching = this.#viewers.get(gameId)
      if (watching) send(this.#detailsFrame(gameId), watching)
    }
  }

  toAll(frame: Buffer): void {
    for (const viewers of this.#viewers.values()) send(frame, viewers)
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const viewers of this.#viewers.values()) for (const viewer of viewers) viewer.end()
  }

  #gamesFrame(gameIds: number[]): Buffer {
    const states = gameIds.map((gameId) => this.#told.get(gameId))
    return eventFrame('games', this.#revision, `{"Games":[${states.join(',')}]}`)
  }

  #detailsFrame(gameId: number): Buffer {
    const row = this.#rows.get(gameId)
    if (!row) throw new Error(`Game ${gameId} is not on the live list`)
    const details = toLiveDetails(row, this.#deps.tenant(), this.#deps.now())
    const recent = { ...details, Plays: details.Plays.slice(-playsInEvent) }
    return eventFrame('details', this.#revision, JSON.stringify(recent))
  }
}

function send(frame: Buffer, viewers: Set<Viewer>): void {
  for (const viewer of viewers) viewer.send(frame)
}
