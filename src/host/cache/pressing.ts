let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Makes something as small as it can be when its turn comes: one at a time in a process, for other threads have work too. */
export function pressInTurn(press: () => Promise<void>): void {
  waiting++
  last = last
    .then(press)
    // What cannot be made smaller stays as it is.
    .catch(() => {})
    .finally(() => {
      waiting--
    })
}

/** What is being pressed, or waits for its turn. */
export const beingPressed = (): number => waiting
