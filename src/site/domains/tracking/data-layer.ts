import type { GoogleSettings } from '#contract/settings.ts'
import type { PageType } from '../../shell/page-names.ts'

interface TrackedPage {
  type: PageType
  pathname: string
  title: string
  sportName: string | null
  contentId: number | null
}

/** What the tag managers are told of a page: whose it is and what it is. Settings that are not set are left out. */
export function dataLayerEntry(google: GoogleSettings | null, page: TrackedPage): Record<string, unknown> {
  const { type, pathname, title, sportName, contentId } = page
  const all = {
    event: 'page',
    ...google,
    pageType: type,
    pagePath: pathname,
    pageTitle: title,
    sportName,
    contentId,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}
