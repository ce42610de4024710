import { whenIdle } from '#site/lateness/when-idle.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { onShownPage } from '#site/page/shown-page.ts'
import { impressionQueue } from './impression-queue.ts'

const queue = impressionQueue({
  send: async (ids) => (await (await lateApi()).promotions.counter({ adIds: ids.join(',') })) !== null,
})
const seen = new Set<string>()
/** What was seen of this page and is not told yet. */
let untold: string[] = []
let view = ''

const marked = '[data-campaign],[data-sponsor]'
const markOf = ({ dataset: { campaign, sponsor } }: HTMLElement): string =>
  campaign ? `c${campaign}` : `s${sponsor}`

/** For the figures by page and day: what this page has shown, once it is left, and what is followed, at once. */
function tell(pressed = ''): void {
  if (pressed || untold.length > 0)
    navigator.sendBeacon(`/seen?page=${encodeURIComponent(view)}&shown=${untold.join()}&pressed=${pressed}`)
  untold = []
}

/** At least half of it in view, and not behind the edge of a rotator: really seen. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const mark = markOf(target as HTMLElement)
      if (!isIntersecting || seen.has(mark)) continue
      seen.add(mark)
      untold.push(mark)
      const { campaign } = (target as HTMLElement).dataset
      if (!campaign) continue
      queue.add(Number(campaign))
      // It is there when the visitor leaves, and that may be soon.
      void lateApi()
    }
  },
  { threshold: 0.5 },
)

/** Counts each campaign and sponsor once per page view. Called again for the same view, it takes up what was added since. */
function countImpressions(currentView: string): void {
  if (currentView !== view) {
    tell()
    view = currentView
    seen.clear()
    observer.disconnect()
  }
  for (const place of document.querySelectorAll(marked)) observer.observe(place)
}

/** Counts what a visitor sees of campaigns and sponsors, when the browser has nothing better to do. */
export function startImpressions(): void {
  addEventListener('pagehide', () => {
    tell()
    void queue.flush()
  })
  document.addEventListener('visibilitychange', () => document.hidden && tell())
  addEventListener('click', ({ target }) => {
    const place = target instanceof Element && target.closest('a') && target.closest<HTMLElement>(marked)
    if (place) tell(markOf(place))
  })
  onShownPage(({ pathname }) => whenIdle(() => countImpressions(pathname)))
}
