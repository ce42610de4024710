import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Sport } from '#contract/sports.ts'
import { visit } from '#site/lateness/healing/visit.ts'
import type { PageKey } from '#site/table/pages.ts'
import { firstPageIsShown } from './browser/first-calls.ts'
import type { PageType } from './head/page-names.ts'
import { isPending, type PageData } from './page.ts'

/** The page a visitor looks at, told to what comes late and stands outside of React. */
export interface ShownPage {
  pathname: string
  search: string
  /** Undefined on an error page. */
  key: PageKey | undefined
  /** A page that failed has none of its own, and is what a visitor who went wrong sees. */
  type: PageType
  sport: Sport | null
  contentId: number | null
}

let first: string | null = null
let shown: ShownPage | null = null
const listeners = new Set<(page: ShownPage) => void>()

/** Hears of the page of now at once, and of each that follows. */
export function onShownPage(listener: (page: ShownPage) => void): void {
  listeners.add(listener)
  if (shown) listener(shown)
}

/** What a page says of itself to those who are told of it. */
export const shownOf = (page: PageData | undefined): Pick<ShownPage, 'key' | 'type' | 'contentId'> => ({
  key: page?.head?.key,
  type: page?.head?.pageType ?? 'error-404',
  contentId: page?.head?.contentId ?? null,
})

export function useShownPage(page: PageData | undefined, sport: Sport | null): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    first ??= pathname
    visit.hasMoved ||= pathname !== first
    visit.target = null
    if (isPending(page)) return
    firstPageIsShown(pathname + search)
    visit.shown = page ? { address: pathname + search, page } : null
    shown = { pathname, search, ...shownOf(page), sport }
    for (const listener of listeners) listener(shown)
  }, [page, sport, pathname, search])
}
