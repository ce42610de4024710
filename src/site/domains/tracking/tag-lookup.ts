import type { TagLookup } from '#contract/tracking.ts'
import { type PageType, pageNames } from '#site/page/head/page-names.ts'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import type { ShownPage } from '#site/page/shown-page.ts'

/** A page that failed has no key, and is what a visitor who went wrong sees. */
export const pageTypeOf = (key: ShownPage['key']): PageType => pageNames[key ?? 'NotFoundPage'].type

/** A page about one thing asks for no tags before it is known which; one that failed is about nothing. */
export const awaitsContent = ({
  key,
  pathname,
  contentId,
}: Pick<ShownPage, 'key' | 'pathname' | 'contentId'>) =>
  key !== undefined && contentId === null && layoutFlags(pathname).needsContentId

/** What tells the tags of a page; what is not known of it is left out. */
export function tagLookup({
  key,
  sport,
  contentId,
}: Pick<ShownPage, 'key' | 'sport' | 'contentId'>): TagLookup {
  const type = pageTypeOf(key)
  return {
    ...(type === 'unknown' ? {} : { PageTemplate: type }),
    ...(sport ? { SportName: sport.shortName } : {}),
    ...(contentId === null ? {} : { ContentId: contentId }),
  }
}
