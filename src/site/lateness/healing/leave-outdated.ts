import { forceLoad } from './force-load.ts'
import { visit } from './visit.ts'

/** What a click cannot do by itself: the way back, and a page whose code is gone. */
export function startLeavingOutdated(): void {
  // The address is the page's that is gone back to; the router would show it with the old code.
  window.addEventListener('popstate', () => {
    if (visit.isOutdated) forceLoad(location.pathname + location.search)
  })
  // Where a page's code is missing the router loads the page anew that is being left; the visitor meant the other one.
  window.navigation?.addEventListener('navigate', (event) => {
    const { target } = visit
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || target === null)
      return
    event.preventDefault()
    setTimeout(() => forceLoad(target))
  })
}
