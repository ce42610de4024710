import type { navigation } from '#contract/navigation.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { mainNavigation, sportNavigation } from './navigation.service.ts'

export const navigationRoutes: Handlers<typeof navigation> = {
  main: (work) => mainNavigation(work),
  sub: (work, { sportId }) => sportNavigation(work, sportId),
}
