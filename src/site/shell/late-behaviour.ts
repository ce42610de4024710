import { startPodcastDoor } from '../domains/media/podcast-door.ts'
import { startTakeovers } from '../domains/promotions/takeover-start.ts'
import { startTracking } from '../domains/tracking/start-tracking.ts'
import { startDetailMenus } from './detail-menus.ts'
import { loadManifestLate } from './healing/build-manifest.ts'
import { startBuildWatch } from './healing/build-watch.ts'
import { startLeavingOutdated } from './healing/leave-outdated.ts'
import { startMenus } from './menus.ts'
import { startOutsideLinks } from './outside-links-later.ts'
import { startPrefetching } from './prefetch.ts'
import { startReading } from './reading.ts'
import { startSearchOverlay } from './search-overlay.ts'
import { startSmoothScroll } from './smooth-scroll.ts'
import { sportsIcons } from './sports-icons.ts'

const starts = [
  startMenus,
  startDetailMenus,
  startSearchOverlay,
  startSmoothScroll,
  startReading,
  startPrefetching,
  startOutsideLinks,
  startPodcastDoor,
  startBuildWatch,
  startLeavingOutdated,
  loadManifestLate,
  () => void sportsIcons(),
  startTakeovers,
  startTracking,
]

/** What makes the shell livelier than its HTML, started once for a document when the browser is idle. */
export function startLateBehaviour(): void {
  for (const start of starts) start()
}
