import type { honors } from '#contract/honors.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { allAmericanPage, awardPage, listAllAmericans, listAwards } from './awards.service.ts'
import { honorRoll, inducteePage, listHonors } from './honors.service.ts'

export const honorsRoutes: Handlers<typeof honors> = {
  awards: (work, query) => listAwards(work, query),
  award: (work, { awardId }) => awardPage(work, awardId),
  allAmericans: (work, query) => listAllAmericans(work, query),
  allAmerican: (work, { allAmericanId }) => allAmericanPage(work, allAmericanId),
  kinds: (work) => listHonors(work),
  inductee: (work, { inducteeId }) => inducteePage(work, inducteeId),
  roll: (work, { honorSlug, ...query }) => honorRoll(work, honorSlug, query),
}
