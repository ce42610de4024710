import type { GoogleSettings } from '#contract/settings.ts'
import type { SiteConfiguration } from '#contract/tenants.ts'
import { tellAdNetwork } from '#site/domains/ads/ad-network.ts'
import { deviceOf } from '#site/page/browser/device.ts'
import type { ShownPage } from '#site/page/shown-page.ts'
import { dataLayerEntry } from './data-layer.ts'
import { loadScript } from './load-script.ts'
import { managerScript, measurementScript, nativeAdsScript, type Partners } from './partners.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

interface Told {
  page: ShownPage
  google: GoogleSettings | null
  htlbid: SiteConfiguration['htlbid'] | undefined
}

/** Tells the partners of a page, and loads the scripts of those that have not come yet. Only with consent. */
export function tellPartners(partners: Partners, { page, google, htlbid }: Told): void {
  const { type, pathname, sport, contentId } = page
  if (partners.managers.length > 0 || partners.measurementIds.length > 0) {
    push(
      dataLayerEntry(google, {
        type,
        pathname,
        title: document.title,
        sport,
        contentId,
        device: deviceOf(window),
      }),
    )
  }
  if (partners.managers.length > 0) startManagers(partners.managers)
  if (partners.measurementIds.length > 0) measure(partners.measurementIds)
  if (partners.adScript && htlbid) {
    tellAdNetwork({ type, pathname, sport: sport?.globalSportNameSlug ?? null, contentId }, htlbid)
    loadScript(partners.adScript)
  }
  if (partners.hasNativeAds) loadScript(nativeAdsScript)
}

function push(entry: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

let areManagersStarted = false

function startManagers(ids: readonly string[]): void {
  if (!areManagersStarted) push({ event: 'gtm.js', 'gtm.start': Date.now() })
  areManagersStarted = true
  for (const id of ids) loadScript(managerScript(id))
}

let isMeasuring = false

function measure(ids: readonly string[]): void {
  if (!isMeasuring) {
    command('js', new Date())
    for (const id of ids) command('config', id, { send_page_view: false })
  }
  isMeasuring = true
  command('event', 'page_view', { page_location: window.location.href, page_title: document.title })
  loadScript(measurementScript(ids[0] ?? ''))
}

/** The measuring script tells its commands from other entries by their being arguments, not an array. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  push(arguments)
}
