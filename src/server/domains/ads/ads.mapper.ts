import type { HouseSponsor } from '#contract/ads.ts'
import type { SponsorRow } from './ads.queries.ts'

export function toSponsor({ id, name, tagline, url, logo, banner, slots }: SponsorRow): HouseSponsor {
  return { id, name, tagline, url, logo: { url: logo, alt: name }, banner, slots }
}
