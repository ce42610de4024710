import type { TagLookup } from '#contract/tracking.ts'
import { type PageType, pageNames } from '../../shell/page-names.ts'
import type { ShownPage } from '../../shell/shown-page.ts'

/** A page that failed has no key, and is what a visitor who went wrong sees. */
export const pageTypeOf = (key: ShownPage['key']): PageType => pageNames[key ?? 'NotFoundPage'].type

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
