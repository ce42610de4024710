import { changedStretch } from '../kinds/order.ts'

/** An order as it was when it was last known to the server, and as it is to be. */
interface Wanted {
  before: readonly number[]
  after: readonly number[]
}

interface OrderSendingOptions {
  /** Publishes a stretch of the list, in its new order. */
  send(ids: number[]): Promise<void>
  /** Nothing is on its way or waits any more. */
  onRest(): void
}

/** Long enough for the next press of a key, so that a row moved by five places is one change and one undo. */
const restMs = 600

/**
 * Sends an order that is chosen step by step: one call at a time, each with all that was moved since the last. Of two that
 * were on their way at once the second could be done first, and would move what is not at its place yet.
 */
export class OrderSending {
  readonly #options: OrderSendingOptions
  #wanted: Wanted | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false

  constructor(options: OrderSendingOptions) {
    this.#options = options
  }

  want(before: readonly number[], after: readonly number[]): void {
    this.#wanted = { before: this.#wanted?.before ?? before, after }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), restMs)
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isSending || !this.#wanted) return
    this.#isSending = true
    while (this.#wanted) {
      const ids = changedStretch(this.#wanted.before, this.#wanted.after)
      this.#wanted = null
      // Moved there and back again it is nothing.
      if (ids.length > 0) await this.#options.send(ids)
    }
    this.#isSending = false
    this.#options.onRest()
  }
}
