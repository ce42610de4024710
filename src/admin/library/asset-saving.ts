import { Refused } from '../api/call.ts'
import {
  type Autosave,
  acknowledged,
  begun,
  delayOf,
  isSettled,
  mayStart,
  refused,
  start,
  typed,
  unanswered,
  type Values,
} from '../form/autosave.ts'
import { createStore, type Store } from '../ground/store.ts'

type Send = (values: Values) => Promise<unknown>

/**
 * What is said of one file, on its way to the server: its fields and its focal point alike. What follows shortly upon
 * another is sent with it, so that ten presses of an arrow are one piece of work. What is not answered is tried again.
 */
export class AssetSaving {
  readonly state: Store<Autosave>
  /** Whether somebody looks at it: whoever does reads there that it was refused. */
  #isOpen = false
  readonly #send: Send
  readonly #onRefused: (message: string) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(value: Values, send: Send, onRefused: (message: string) => void = () => {}) {
    this.state = createStore(begun({ version: 0, value }))
    this.#send = send
    this.#onRefused = onRefused
  }

  /** What the server has; what was entered here and is not there yet stays. */
  heard(value: Values): void {
    const state = this.state.get()
    if (state.sending === null) this.state.set({ ...state, seen: { version: 0, value } })
  }

  open(): void {
    this.#isOpen = true
  }

  /** Whoever goes on leaves nothing behind that waits; tells whether all is saved. */
  async close(): Promise<boolean> {
    this.#isOpen = false
    await this.flush()
    return isSettled(this.state.get()) && !this.#isOpen
  }

  set(values: Values): void {
    this.#become(
      Object.entries(values).reduce((state, [name, value]) => typed(state, name, value), this.state.get()),
    )
  }

  /** Sends what waits, without waiting for a rest. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (!mayStart(this.state.get())) return
    const { state, sent } = start(this.state.get())
    this.state.set(state)
    try {
      await this.#send(sent.values)
      const now = this.state.get()
      this.#become(acknowledged(now, now.seen))
    } catch (error) {
      const now = this.state.get()
      if (!(error instanceof Refused)) return this.#become(unanswered(now))
      const message = error.problem.errors?.[0]?.message ?? error.message
      if (!this.#isOpen) this.#onRefused(message)
      this.#become(refused(now, message, null))
    }
  }

  #become(state: Autosave): void {
    this.state.set(state)
    clearTimeout(this.#timer)
    const delay = delayOf(state)
    if (delay !== null) this.#timer = setTimeout(() => void this.flush(), delay)
  }
}

/** Where it stands, in words that are true. */
export function savingWords(state: Autosave): string {
  if (state.trouble?.what === 'refused') return `Not saved: ${state.trouble.message}`
  if (isSettled(state)) return 'Everything is saved'
  return state.trouble ? 'Not saved yet: the server cannot be reached. Trying again…' : 'Saving…'
}
