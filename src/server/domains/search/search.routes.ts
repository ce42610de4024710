import type { search } from '#contract/search.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { find } from './search.service.ts'
import { suggest } from './suggest.service.ts'

export const searchRoutes: Handlers<typeof search> = {
  find: (work, query) => find(work, query),
  suggest: (work, { q }) => suggest(work, q),
}
