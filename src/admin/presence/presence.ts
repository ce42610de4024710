import type { Present } from '#contract/editing/desk.presence.ts'
import { callQuietly } from '../api/call.ts'
import { connection } from '../api/connection.ts'
import { createStore, type Store } from '../ground/store.ts'

export interface Presence {
  others: readonly Present[]
  /** Who has just taken over the field that was written in here. */
  takenBy: string | null
}

/** Alone one looks up now and then; in company sooner. */
const aloneMs = 10_000
const togetherMs = 3_000

/** Says which content this window has open, and in which field somebody writes; knows who else has. */
export class PresenceSession {
  readonly store: Store<Presence> = createStore<Presence>({ others: [], takenBy: null })
  readonly #tab = crypto.randomUUID()
  readonly #kind: string
  readonly #id: number
  readonly #catchUp: () => Promise<void>
  #turn = 0
  #field: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  /** `catchUp` brings what the others have written into the form. */
  constructor(kind: string, id: number, catchUp: () => Promise<void>) {
    this.#kind = kind
    this.#id = id
    this.#catchUp = catchUp
  }

  start(): void {
    this.#isOver = false
    void this.#say()
  }

  /** Whoever goes elsewhere is not waited for. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    void this.#tell({ isLeaving: true }).catch(() => {})
  }

  writeIn(field: string | null): void {
    if (field === this.#field) return
    this.#field = field
    void this.#say()
  }

  /** The field is free to write in as the other one left it, and not before. */
  takeOver(field: string): Promise<void> {
    this.#field = field
    return this.#say({ isTaking: true })
  }

  /** Who writes in a field, other than here. */
  writerOf(field: string): Present | null {
    return this.store.get().others.find((other) => other.field === field) ?? null
  }

  async #say(more: { isTaking?: boolean } = {}): Promise<void> {
    clearTimeout(this.#timer)
    // What is said meanwhile is newer: an answer that comes after it would bring back who is gone.
    const turn = ++this.#turn
    try {
      // Nobody is there to be told while there is no connection.
      if (connection.get()) {
        const { others, takenBy } = await this.#tell(more)
        if (more.isTaking) await this.#catchUp().catch(() => {})
        if (this.#isOver) return
        if (takenBy !== null) this.#field = null
        const isNewest = turn === this.#turn
        const now = this.store.get()
        this.store.set({ others: isNewest ? others : now.others, takenBy: takenBy ?? now.takenBy })
      }
    } catch {
      // Who else is there is worth no message; what is typed says itself whether it is saved.
      this.store.set({ others: [], takenBy: null })
    }
    if (this.#isOver || turn !== this.#turn) return
    const isAlone = this.store.get().others.length === 0
    this.#timer = setTimeout(() => void this.#say(), isAlone ? aloneMs : togetherMs)
  }

  #tell(more: { isTaking?: boolean; isLeaving?: boolean }) {
    return callQuietly('presence', {
      kind: this.#kind,
      id: this.#id,
      body: { tab: this.#tab, field: this.#field, ...more },
    })
  }

  /** The message that a field was taken over was read. */
  understood(): void {
    this.store.set({ ...this.store.get(), takenBy: null })
  }
}
