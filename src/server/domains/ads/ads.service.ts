import type { AdSlot, HouseSponsor } from '#contract/ads.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { toSponsor } from './ads.mapper.ts'
import { enabledSponsors } from './ads.queries.ts'

export async function houseSponsors(work: Work, slot?: AdSlot): Promise<HouseSponsor[]> {
  return (await enabledSponsors(work.tx, slot)).map(toSponsor)
}
