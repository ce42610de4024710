import type { AdSlot, HouseSponsor } from '#contract/ads.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { allSponsors, enabledSponsors, type SponsorRow } from './ads.queries.ts'

export async function houseSponsors(work: Work, slot?: AdSlot): Promise<HouseSponsor[]> {
  return (await enabledSponsors(work.tx, slot)).map(toSponsor)
}

function toSponsor({ id, name, tagline, url, logo, banner, slots }: SponsorRow): HouseSponsor {
  return { id, name, tagline, url, logo: { url: logo, alt: name }, banner, slots }
}

export const sponsorNames = ({ tx }: Pick<Work, 'tx'>) => allSponsors(tx)
