import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#site/lateness/when-idle.ts'

/** Counts the campaigns that a visitor sees, when the browser has nothing better to do. */
export function Impressions({ page }: { page: unknown }) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other campaigns
  useEffect(() => {
    whenIdle(async () => {
      if (!document.querySelector('[data-campaign]')) return
      const { countImpressions } = await import('./impressions.ts')
      countImpressions(pathname)
    })
  }, [page, pathname])
  return null
}
