/** How many may watch: a process must not run out of sockets, nor one address take them all. */
export class ViewerLimits {
  readonly #most: number
  readonly #mostFromOne: number
  readonly #byAddress = new Map<string, number>()
  #count = 0

  constructor(most: number, mostFromOne: number) {
    this.#most = most
    this.#mostFromOne = mostFromOne
  }

  /** How many watch. */
  get count(): number {
    return this.#count
  }

  /** Takes a place and answers with how to give it back; null when there is none. */
  take(address: string): (() => void) | null {
    const fromOne = this.#byAddress.get(address) ?? 0
    if (this.#count >= this.#most || fromOne >= this.#mostFromOne) return null
    this.#count++
    this.#byAddress.set(address, fromOne + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#count--
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    }
  }
}
