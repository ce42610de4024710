import { whenIdle } from '#site/lateness/when-idle.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { onShownPage } from '#site/page/shown-page.ts'
import { impressionQueue } from './impression-queue.ts'

const queue = impressionQueue({
  send: async (ids) => (await (await lateApi()).promotions.counter({ adIds: ids.join(',') })) !== null,
})
const seen = new Set<number>()

/** At least half of it in view, and not behind the edge of a rotator: really seen. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const id = Number((target as HTMLElement).dataset.campaign)
      if (!isIntersecting || seen.has(id)) continue
      seen.add(id)
      queue.add(id)
      // It is there when the visitor leaves, and that may be soon.
      void lateApi()
    }
  },
  { threshold: 0.5 },
)
let view: string | undefined

/** Counts each campaign once per page view. Called again for the same view, it takes up what was added since. */
function countImpressions(currentView: string): void {
  if (currentView !== view) {
    view = currentView
    seen.clear()
    observer.disconnect()
  }
  for (const campaign of document.querySelectorAll('[data-campaign]')) observer.observe(campaign)
}

/** Counts the campaigns that a visitor sees, when the browser has nothing better to do. */
export function startImpressions(): void {
  addEventListener('pagehide', () => void queue.flush())
  onShownPage(({ pathname }) => whenIdle(() => countImpressions(pathname)))
}
