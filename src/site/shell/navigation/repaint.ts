/** Milliseconds: the longest that a navigation waits for it. */
const repaintDelay = 100

/** When the browser has painted what a click changed, so that the menu closes before the work of the next page begins. */
export function repainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, repaintDelay)
    // A frame's callback runs before its paint.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
