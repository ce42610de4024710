import type { ads } from '#contract/ads.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { houseSponsors } from './ads.service.ts'

export const adsRoutes: Handlers<typeof ads> = {
  sponsors: (work, { slot }) => houseSponsors(work, slot),
}
