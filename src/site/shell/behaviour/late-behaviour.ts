import '#site/parts/rotators/rotator-element.ts'
import { startScoreLine } from '#site/domains/game-center/line/start-score-line.ts'
import { startPodcastDoor } from '#site/domains/media/podcasts/podcast-door.ts'
import { startImpressions } from '#site/domains/promotions/campaigns/impressions.ts'
import { startTakeovers } from '#site/domains/promotions/takeovers/takeover-start.ts'
import { startTracking } from '#site/domains/tracking/start-tracking.ts'
import { loadManifestLate } from '#site/lateness/healing/build-manifest.ts'
import { startBuildWatch } from '#site/lateness/healing/build-watch.ts'
import { startLeavingOutdated } from '#site/lateness/healing/leave-outdated.ts'
import { whenIdle } from '#site/lateness/when-idle.ts'
import { startOutsideLinks } from '../document/outside-links-later.ts'
import { startDetailMenus } from '../navigation/detail-menus.ts'
import { startMenus } from '../navigation/menus.ts'
import { startPrefetching } from '../navigation/prefetch.ts'
import { startSearchOverlay } from '../navigation/search-overlay.ts'
import { startOffline } from '../offline/start-offline.ts'
import { startLooks } from './looks.ts'
import { startReading } from './reading.ts'
import { startSmoothScroll } from './smooth-scroll.ts'
import { startFigures } from './start-figures.ts'
import { startTones } from './tones.ts'

const starts = [
  startMenus,
  startDetailMenus,
  startSearchOverlay,
  startSmoothScroll,
  startReading,
  startLooks,
  startTones,
  startPrefetching,
  startOutsideLinks,
  startPodcastDoor,
  startScoreLine,
  startBuildWatch,
  startLeavingOutdated,
  loadManifestLate,
  startTakeovers,
  startTracking,
  startImpressions,
  startOffline,
  startFigures,
]

/** What makes the shell livelier than its HTML, started once for a document, each when the browser is idle. */
export function startLateBehaviour(): void {
  for (const start of starts) whenIdle(start)
}
