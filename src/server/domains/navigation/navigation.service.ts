import type { NavigationItem, SportNavigationItem } from '#contract/navigation.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { listSports } from '../sports/sports.service.ts'
import { keepsStatistics } from '../stats/stats.service.ts'
import { mainMenuRows } from './main-menu.read-model.ts'
import { toMainMenu, toSportMenu } from './navigation.mapper.ts'
import { sportMenuRows } from './navigation.queries.ts'

export async function mainNavigation(work: Work): Promise<NavigationItem[]> {
  const all = await listSports(work)
  const idsOf = (some: typeof all) => new Set(some.map(({ id }) => id))
  return toMainMenu(await mainMenuRows(work.tx), {
    withRoster: idsOf(all.filter(({ rosterId }) => rosterId !== null)),
    withStatistics: idsOf(all.filter(({ globalSportId }) => keepsStatistics(globalSportId))),
  })
}

/** Rows shared by every sport carry '{slug}' in their address; it is filled in for the sport asked for. */
export async function sportNavigation(
  work: Work,
  sportId: number | undefined,
): Promise<SportNavigationItem[]> {
  if (!sportId) return []
  const sport = (await listSports(work)).find(({ id }) => id === sportId)
  if (!sport) throw notFound(`There is no sport ${sportId}.`)
  return toSportMenu(await sportMenuRows(work.tx, sportId), {
    slug: sport.globalSportNameSlug,
    hasRoster: sport.rosterId !== null,
    hasStatistics: keepsStatistics(sport.globalSportId),
  })
}
