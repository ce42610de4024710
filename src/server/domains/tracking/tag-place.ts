import type { TagLookup } from '#contract/tracking.ts'

export interface TagPlace {
  pageTemplates: readonly string[]
  sportNames: readonly string[]
  contentId: number | null
}

/** A tag belongs on a page when the page is one of its places, or it names none. */
export function belongsOn(tag: TagPlace, { PageTemplate, SportName, ContentId }: TagLookup): boolean {
  return (
    isAmong(tag.pageTemplates, PageTemplate) &&
    isAmong(tag.sportNames, SportName) &&
    (tag.contentId === null || tag.contentId === ContentId)
  )
}

function isAmong(names: readonly string[], asked: string | undefined): boolean {
  return names.length === 0 || names.some((name) => name.toLowerCase() === asked?.toLowerCase())
}
