import { beatMs } from '#contract/shapes/live-beat.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Bus } from '../../db/bus.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { heartbeat } from './event-frames.ts'
import { listedRows } from './live.service.ts'
import { LiveRoom, type Viewer } from './live-room.ts'

interface HubDeps {
  scope: TenantScope
  now: () => Date
  tenantOf: (key: string) => Tenant | undefined
  /** Without one nothing is heard of changes, and viewers are told only how things stand when they come. */
  bus?: Bus | undefined
  onError: (error: unknown) => void
}

interface Seat {
  gameId: number | null
  /** The last revision the viewer has seen. */
  after: number | null
}

/** Everybody who watches live scores in this process: a room for each school that has viewers. */
export class LiveHub {
  readonly #deps: HubDeps
  readonly #rooms = new Map<string, LiveRoom>()
  readonly #unsubscribe: () => void
  readonly #beat: NodeJS.Timeout

  constructor(deps: HubDeps) {
    this.#deps = deps
    this.#unsubscribe =
      deps.bus?.subscribe(({ tenant, tags }) => {
        const change = tags.includes('*') || tags.includes('games') ? 'whole' : 'news'
        if (change === 'news' && !tags.includes('live_games')) return
        for (const [key, room] of this.#occupied()) if (tenant === '*' || tenant === key) room.changed(change)
      }) ?? (() => {})
    this.#beat = setInterval(() => this.beat(), beatMs)
    this.#beat.unref()
  }

  /** Shows a viewer in as soon as it is known how things stand, and answers with his way out. */
  async enter(tenant: Tenant, { gameId, after }: Seat, admit: () => Viewer): Promise<() => void> {
    for (;;) {
      const room = this.#rooms.getOrInsertComputed(tenant.key, () => this.#furnish(tenant))
      await room.ready
      // A room that was given up meanwhile hears of nothing any more.
      if (this.#rooms.get(tenant.key) === room) return room.join(admit(), gameId, after)
    }
  }

  /** Rooms with viewers; the others are given up, and furnished anew for the next who comes. */
  #occupied(): [string, LiveRoom][] {
    for (const [key, room] of this.#rooms) if (room.isEmpty) this.#rooms.delete(key)
    return [...this.#rooms]
  }

  #furnish(tenant: Tenant): LiveRoom {
    const { scope, now, tenantOf, onError } = this.#deps
    const room = new LiveRoom({
      tenant: () => tenantOf(tenant.key) ?? tenant,
      read: (after) => scope.read(tenant.key, (tx) => listedRows({ tx, now: now() }, after)),
      now,
      onError,
    })
    room.ready.catch(() => this.#rooms.delete(tenant.key))
    return room
  }

  beat(): void {
    for (const [, room] of this.#occupied()) {
      room.tellChanges()
      room.toAll(heartbeat)
    }
  }

  close(): void {
    clearInterval(this.#beat)
    this.#unsubscribe()
    for (const room of this.#rooms.values()) room.close()
  }
}
