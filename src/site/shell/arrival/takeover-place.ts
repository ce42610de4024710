import type { Sport } from '#contract/sports.ts'
import { sportOfParams } from '#site/page/layout/current-sport.ts'

type SportName = Pick<Sport, 'id' | 'globalSportNameSlug' | 'shortName'>

/** Whether takeovers may stand before an address: Home, and what may be a sport's home. */
export const mayBeTakenOver = (pathname: string): boolean => /^\/+(?:sports\/+[^/]+\/*)?$/i.test(pathname)

/** Whose takeovers stand before an address: 0 for Home, a sport for its home, null before every other page. */
export function takeoverPlace(pathname: string, sports: readonly SportName[]): number | null {
  if (!mayBeTakenOver(pathname)) return null
  const [, slug] = pathname.split('/').filter(Boolean)
  return slug === undefined ? 0 : (sportOfParams({ slug }, sports)?.id ?? null)
}
