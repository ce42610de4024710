import { onShownPage } from '#site/page/shown-page.ts'

const spareMs = 8

/**
 * What lies far below costs nothing while a page is being put together (`u-far`). Later, when there is nothing else to do,
 * it is drawn piece by piece, so that nobody who scrolls has to wait for it; who wants to save data is left alone.
 */
export function startDrawingAhead(): void {
  if (!('requestIdleCallback' in window) || navigator.connection?.saveData) return
  let waiting = 0
  onShownPage(() => {
    cancelIdleCallback(waiting)
    waiting = requestIdleCallback(draw)
  })

  function draw(time: IdleDeadline): void {
    const far = document.querySelectorAll('.u-far:not([data-drawn])')
    for (const one of far) {
      if (time.timeRemaining() < spareMs) break
      one.setAttribute('data-drawn', '')
      // Laid out within this piece of time, and not all at once with the next frame.
      one.getBoundingClientRect()
    }
    if (far.length > 0) waiting = requestIdleCallback(draw)
  }
}
