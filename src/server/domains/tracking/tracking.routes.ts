import type { tracking } from '#contract/tracking.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { tagSources, tagsOf } from './tracking.service.ts'

export const trackingRoutes: Handlers<typeof tracking> = {
  search: (work, lookup) => tagsOf(work, lookup),
  sources: (work) => tagSources(work),
}
