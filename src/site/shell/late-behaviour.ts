import { startMenus } from './menus.ts'
import { startPrefetching } from './prefetch.ts'
import { startSearchOverlay } from './search-overlay.ts'
import { startSmoothScroll } from './smooth-scroll.ts'

/** What makes the shell livelier than its HTML, started once for a document when the browser is idle. */
export function startLateBehaviour(): void {
  for (const start of [startMenus, startSearchOverlay, startSmoothScroll, startPrefetching]) start()
}
