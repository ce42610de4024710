import type { Draft, HistoryEntry, Item, KindDescription } from '#contract/editing/desk.shapes.ts'
import { type Conflict, call, Refused, type Told, Unreachable } from '../api/call.ts'
import { connection } from '../api/connection.ts'
import type { LookedPart } from '../fields/parts/field-props.ts'
import { forget, keep, kept } from '../ground/kept.ts'
import { createStore, type Store } from '../ground/store.ts'
import {
  type Autosave,
  acknowledged,
  begun,
  begunAs,
  collided,
  decided,
  delayOf,
  isSettled,
  type KeptForm,
  mayStart,
  notKept,
  rebased,
  refused,
  reopened,
  type Sent,
  start,
  toKeep,
  typed,
  unanswered,
  type Values,
} from './autosave.ts'
import { turnOf, type Withdrawal } from './words/withdrawal.ts'

/** Who did it, and when. */
type Deed = Pick<HistoryEntry, 'by' | 'at'>

/** What becomes of a draft by others, or as a consequence of what was meant otherwise. */
export type Turn = { what: 'overtaken'; by: Deed | null } | Withdrawal

const isKeptForm = (value: unknown): value is KeptForm =>
  typeof value === 'object' && value !== null && 'own' in value && 'from' in value

/** What the server said of the content last; null before anything new was begun there. */
export interface Known {
  item: Item | null
  draft: Draft | null
}

/**
 * One content being written: what is typed goes to this browser at once and to the server when the typing rests. It
 * outlives its screen, so that nothing is lost by going elsewhere.
 */
export class FormSession {
  readonly saving: Store<Autosave>
  readonly known: Store<Known>
  readonly kind: KindDescription
  /** What is looked at, on the previewed page and in the form alike. */
  readonly part = createStore<LookedPart | null>(null)
  /** The field that somebody is in. */
  readonly field = createStore<string | null>(null)
  /** What became of it without anybody here having asked for it. */
  readonly turn = createStore<Turn | null>(null)
  /** Its own for as long as it is open, whatever number it gets. */
  readonly name = crypto.randomUUID()
  /** What was typed before and never sent, was found when the form was opened. */
  readonly broughtBack: boolean
  id: number | null
  #key: string | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #flight: Promise<void> | null = null
  #onBegun: (id: number) => void = () => {}
  /** What is published now was seen and decided about: the draft goes on from there. */
  #publishedVersion: string | null = null

  constructor(kind: KindDescription, item: Item | null, key: string | null) {
    this.kind = kind
    this.id = item?.id ?? null
    this.#key = key
    this.known = createStore<Known>({ item, draft: item?.draft ?? null })
    const seen = seenOf(kind, item)
    const found = kept(this.#place, isKeptForm)
    this.broughtBack = found !== null
    this.saving = createStore(found ? reopened(seen, found) : begun(seen))
    connection.subscribe(() => {
      if (connection.get()) this.#plan()
    })
    this.#plan()
  }

  get #place(): string {
    return `form:${this.kind.kind}/${this.id ?? `new-${this.#key}`}`
  }

  onBegun(listener: (id: number) => void): void {
    this.#onBegun = listener
  }

  set(field: string, value: unknown): void {
    // Whoever writes on has read it.
    if (this.turn.get()?.what === 'overtaken') this.turn.set(null)
    this.#become(typed(this.saving.get(), field, value))
  }

  decide(field: string, choice: 'mine' | 'theirs'): void {
    this.#become(decided(this.saving.get(), field, choice))
  }

  /** Sends what there is, and resolves when the server has it all; false where it has not. */
  async flush(): Promise<boolean> {
    for (let turn = 0; turn < 5 && !isSettled(this.saving.get()); turn++) {
      if (this.#flight) await this.#flight
      else if (mayStart(this.saving.get())) await this.#send()
      if (this.saving.get().trouble || this.saving.get().conflicts.length > 0) break
    }
    return isSettled(this.saving.get())
  }

  /** Others published the same fields since the draft was begun: each is asked about, and what is chosen is sent. */
  collide(conflicts: readonly Conflict[]): void {
    this.#publishedVersion = this.known.get().item?.publishedVersion ?? null
    this.#become(collided(this.saving.get(), conflicts))
  }

  /** What the server has now, under what is typed here. */
  take(item: Item): void {
    this.#learn({ item, draft: item.draft })
    this.#become(rebased(this.saving.get(), seenOf(this.kind, item)))
  }

  async reload(): Promise<void> {
    if (this.id !== null) this.take(await call('item', { kind: this.kind.kind, id: this.id }))
  }

  /** Goes on from what the server has: it was published, restored or undone. The form stays where it is. */
  async restart(): Promise<void> {
    if (this.id === null) return
    const item = await call('item', { kind: this.kind.kind, id: this.id })
    this.known.set({ item, draft: item.draft })
    this.turn.set(null)
    this.#become(begun(seenOf(this.kind, item)))
  }

  /** Somebody else published or discarded the draft that was to be acted on. */
  overtaken(by: Deed | null): void {
    this.turn.set({ what: 'overtaken', by })
  }

  #learn(now: Known): void {
    const turn = turnOf(this.known.get().draft, now.draft)
    this.known.set(now)
    if (turn) this.turn.set(turn)
  }

  /** What was typed is not wanted any more. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#become({ ...this.saving.get(), own: {}, conflicts: [] })
  }

  #become(state: Autosave): void {
    const toStore = toKeep(state)
    if (!toStore) forget(this.#place)
    const isKept = !toStore || keep(this.#place, toStore)
    this.saving.set(isKept ? state : notKept(state))
    this.#plan()
  }

  #plan(): void {
    clearTimeout(this.#timer)
    const delay = delayOf(this.saving.get())
    if (delay !== null) this.#timer = setTimeout(() => void this.#send(), delay)
  }

  #send(): Promise<void> {
    this.#flight ??= this.#sendOnce().finally(() => {
      this.#flight = null
    })
    return this.#flight
  }

  async #sendOnce(): Promise<void> {
    clearTimeout(this.#timer)
    if (!mayStart(this.saving.get())) return
    const { state, sent } = start(this.saving.get())
    this.saving.set(state)
    try {
      const isFirst = this.id === null
      const draft = this.id === null ? await this.#begin(sent.values) : await this.#save(this.id, sent)
      this.#learn({ item: this.known.get().item, draft })
      const seen = { version: draft.version, value: draft.value }
      this.#become((isFirst ? begunAs : acknowledged)(this.saving.get(), seen))
    } catch (error) {
      await this.#failed(error)
    }
  }

  async #save(id: number, { version, values, from }: Sent): Promise<Told<'save'>> {
    const publishedVersion = this.#publishedVersion
    const body = { version, values: { ...values }, from: { ...from } }
    const draft = await call('save', {
      kind: this.kind.kind,
      id,
      body: publishedVersion === null ? body : { ...body, publishedVersion },
    })
    this.#publishedVersion = null
    return draft
  }

  async #begin(values: Values): Promise<Draft> {
    const item = await call('begin', {
      kind: this.kind.kind,
      body: { key: this.#key ?? crypto.randomUUID(), value: { ...values } },
    })
    if (!item.draft) throw new Refused({ status: 409, detail: 'This was published already.' })
    forget(this.#place)
    this.id = item.id
    this.known.set({ item, draft: item.draft })
    this.#onBegun(item.id)
    return item.draft
  }

  async #failed(error: unknown): Promise<void> {
    const state = this.saving.get()
    if (!(error instanceof Refused)) return this.#become(unanswered(state))
    if (error.status === 409 && this.id !== null) {
      const item = await call('item', { kind: this.kind.kind, id: this.id }).catch(
        (failure: unknown) => failure,
      )
      if (item instanceof Unreachable) return this.#become(unanswered(state))
      if (!(item instanceof Error)) {
        this.saving.set({ ...state, sending: null })
        return this.take(item as Item)
      }
    }
    const [first] = error.problem.errors ?? []
    this.#become(refused(state, first?.message ?? error.message, first?.field ?? null))
  }
}

/** What a form begins from: the draft, what is published, or what is blank. */
export function seenOf(kind: KindDescription, item: Item | null): { version: number; value: Values } {
  const { draft = null, published = null } = item ?? {}
  return { version: draft?.version ?? 0, value: { ...kind.blank, ...(draft?.value ?? published) } }
}
