import { insideAddress, outsideAddress } from '#contract/pages/site-address.ts'
import { sportBySlug } from '#site/parts/teams/teams.ts'
import type { AddressCheck, Outcome, Visit } from '../outcomes/check.ts'
import { isOfAnyPage, withQuery } from '../outcomes/kept-query.ts'
import { oldPage } from './old-pages.ts'
import { placeOf } from './right-places.ts'

/**
 * legacy-urls: addresses of the previous generation of such sites (`/roster.aspx?path=football`, `/news.aspx?id=12`; see
 * old-pages.ts) lead to today's in one hop, for good. What their own parameters said is consumed; where a visitor came
 * from is kept. One that names a team or an id that is not there is no page.
 */
export const legacyUrls: AddressCheck = {
  async address(visit) {
    const old = oldPage(visit.url)
    if (!old) return old
    if (old.page === 'fixed') return lead(visit, old.to)
    if (old.page === 'team') {
      const sport = sportBySlug(await visit.api.sports.list(), old.sport)
      return sport ? lead(visit, `/sports/${sport.globalSportNameSlug}${old.part}`) : false
    }
    const place = await placeOf(visit.api, old.page, old.id)
    return place ? lead(visit, place) : false
  },
}

function lead({ url }: Visit, place: string): Outcome {
  const to = withQuery(place, url.searchParams, isOfAnyPage)
  if (insideAddress(to)) return { to, isPermanent: true }
  // A story that is told elsewhere.
  return outsideAddress(place) ? { to: place, isPermanent: false, leaves: true } : false
}
