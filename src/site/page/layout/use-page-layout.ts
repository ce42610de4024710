import { useLocation, useMatches } from 'react-router'
import type { Sport } from '#contract/sports.ts'
import type { PageData } from '../page.ts'
import { useRootData } from '../school/root-data.ts'
import { currentSport } from './current-sport.ts'
import { type LayoutFlags, layoutFlags } from './layout-flags.ts'

interface PageLayout {
  flags: LayoutFlags
  page: PageData | undefined
  /** Null: no specific sport. */
  sport: Sport | null
}

/** What the shell needs to know of the page it stands around. */
export function usePageLayout(): PageLayout {
  const { pathname } = useLocation()
  const match = useMatches().at(-1)
  const sports = useRootData()?.shell.sports ?? []
  const page = match?.loaderData as PageData | undefined
  const flags = layoutFlags(pathname)
  const sport = currentSport({
    params: match?.params ?? {},
    sports,
    hasOwnSport: flags.hasOwnSport,
    ownSportId: page?.sportBar?.sport.id,
  })
  return { flags, page, sport }
}
