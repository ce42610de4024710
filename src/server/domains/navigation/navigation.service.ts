import type { NavigationItem, SportNavigationItem } from '#contract/navigation.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { listSports } from '../sports/sports.service.ts'
import { keepsStatistics } from '../stats/stats.service.ts'
import { mainMenuRows } from './main-menu.read-model.ts'
import { toMainMenu, toSportMenu } from './navigation.mapper.ts'
import { allSportMenuRows, sportMenuRows } from './navigation.queries.ts'

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

export interface MenuPage {
  title: string
  /** The team whose menu it stands in. */
  sport: string | null
  url: string
}

/** Every page of the site that a menu leads to, for whoever looks for one by its name. */
export async function menuPages(work: Work): Promise<MenuPage[]> {
  const sports = await listSports(work)
  const rows = await allSportMenuRows(work.tx)
  const main = (await mainNavigation(work)).flatMap((item) => [
    { title: item.title, url: item.url },
    ...item.columns.flatMap(({ items }) => items),
  ])
  const ofTeams = sports.flatMap((sport) =>
    toSportMenu(
      rows.filter(({ sportId }) => sportId === null || sportId === sport.id),
      {
        slug: sport.globalSportNameSlug,
        hasRoster: sport.rosterId !== null,
        hasStatistics: keepsStatistics(sport.globalSportId),
      },
    )
      .flatMap((item) => [item, ...item.items])
      .map(({ title, url }) => ({ title, url, sport: sport.title })),
  )
  const pages = [...main.map(({ title, url }) => ({ title, url, sport: null })), ...ofTeams].flatMap(
    ({ url, ...page }): MenuPage[] => (url?.startsWith('/') ? [{ ...page, url }] : []),
  )
  return [...new Map(pages.map((page) => [page.url, page])).values()]
}
