import type { Entry } from './page-entry.ts'
import { pageGroup, tenantOfKey } from './page-key.ts'

const maxPerGroup = 64

export interface Slot {
  entry: Entry
  /** Its content was written since: it may be shown only when rendering fails. */
  invalid: boolean
  /** Set by a failed render: until then the stale page is shown without another attempt. */
  retryAt: number
  usedAt: number
  /** How often it was shown. */
  hits: number
}

/** Entries in the order of their last use, bounded in bytes, found by key, by tag and by group. */
export class Shelf {
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

function weightOf(key: string, { entry }: Slot): number {
  return entry.bytes + 2 * key.length
}

function tagName(tenant: string, tag: string): string {
  return `${tenant} ${tag}`
}
