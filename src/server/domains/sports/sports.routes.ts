import type { sports } from '#contract/sports.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { facilityPage, listFacilities } from './facilities.service.ts'
import { listSports } from './sports.service.ts'

export const sportsRoutes: Handlers<typeof sports> = {
  list: (work) => listSports(work),
  facilities: (work, query) => listFacilities(work, query),
  facility: (work, { facilityId }) => facilityPage(work, facilityId),
}
