import { toClientSport } from '#contract/client/client-sport.ts'
import type { GoogleSettings } from '#contract/settings.ts'
import type { Sport } from '#contract/sports.ts'
import type { Device } from '#site/page/browser/device.ts'
import type { PageType } from '#site/page/head/page-names.ts'

interface TrackedPage {
  type: PageType
  pathname: string
  title: string
  sport: Sport | null
  contentId: number | null
  device: Device
}

/** What the tag managers are told of a page: whose it is and what it is. Settings that are not set are left out. */
export function dataLayerEntry(google: GoogleSettings | null, page: TrackedPage): Record<string, unknown> {
  const { type, pathname, title, sport, contentId, device } = page
  const all = {
    event: 'page',
    ...google,
    pageType: type,
    pagePath: pathname,
    pageTitle: title,
    sportName: sport?.shortName ?? null,
    sport: sport && toClientSport(sport),
    contentId,
    device,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}
