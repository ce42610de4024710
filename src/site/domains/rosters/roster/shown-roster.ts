import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { RosterPage } from './load-roster.ts'

let shown: { pathname: string; page: RosterPage } | undefined

/** The page a visitor is looking at, if its players are known here: another order or filter of it asks for nothing. */
export const shownRoster = (pathname: string): RosterPage | undefined =>
  shown?.pathname === pathname ? shown.page : undefined

export function useShownRoster(page: RosterPage): void {
  const { pathname } = useLocation()
  useEffect(() => {
    shown = page.players ? { pathname, page } : undefined
    return () => {
      shown = undefined
    }
  }, [pathname, page])
}
