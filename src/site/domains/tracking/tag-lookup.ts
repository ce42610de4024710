import type { TagLookup } from '#contract/tracking.ts'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import type { ShownPage } from '#site/page/shown-page.ts'
import type { Switches } from './query-switches.ts'

/** Where people sign in nobody watches: an address there may carry a token that opens an account. */
export const isUnwatched = (pathname: string): boolean =>
  /^\/(?:login|invitation|account)(?:\/|$)/i.test(pathname)

/** A page about one thing asks for no tags before it is known which; one that failed is about nothing. */
export const awaitsContent = ({
  key,
  pathname,
  contentId,
}: Pick<ShownPage, 'key' | 'pathname' | 'contentId'>) =>
  key !== undefined && contentId === null && layoutFlags(pathname).needsContentId

/** Switched off there are no tags. */
export const asksForTags = (
  page: Pick<ShownPage, 'key' | 'pathname' | 'contentId'>,
  switches: Pick<Switches, 'trackingTags'>,
  configuration: { trackingTagsEnabled?: boolean } | undefined,
): boolean =>
  switches.trackingTags &&
  configuration?.trackingTagsEnabled !== false &&
  !isUnwatched(page.pathname) &&
  !awaitsContent(page)

/** What tells the tags of a page; what is not known of it is left out. */
export function tagLookup({
  type,
  sport,
  contentId,
}: Pick<ShownPage, 'type' | 'sport' | 'contentId'>): TagLookup {
  return {
    ...(type === 'unknown' ? {} : { PageTemplate: type }),
    ...(sport ? { SportName: sport.shortName } : {}),
    ...(contentId === null ? {} : { ContentId: contentId }),
  }
}
