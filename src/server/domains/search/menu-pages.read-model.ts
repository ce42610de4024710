import { and, asc, eq, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { navigationItems } from '../../db/schema/navigation.ts'
import { sports } from '../../db/schema/sports.ts'

export interface MenuPage {
  title: string
  /** The team whose menu it stands in. */
  sport: string | null
  url: string
}

/** A row that every team's menu has; what not every team has is looked for among the teams themselves. */
const isShared = and(isNull(navigationItems.sportId), like(navigationItems.url, '/sports/{slug}/%'))
const isEveryTeams = sql`${navigationItems.url} not in ('/sports/{slug}/roster', '/sports/{slug}/stats', '/sports/{slug}/records')`

/** Every page of the site that a menu leads to. A menu has some hundreds of lines at most. */
export async function menuPages(tx: Tx): Promise<MenuPage[]> {
  const rows = await tx
    .select({
      title: navigationItems.title,
      sport: sports.title,
      slug: sports.globalSportNameSlug,
      url: navigationItems.url,
    })
    .from(navigationItems)
    .leftJoin(
      sports,
      and(
        eq(sports.tenantId, navigationItems.tenantId),
        eq(sports.nonSport, false),
        or(eq(sports.id, navigationItems.sportId), and(isShared, isEveryTeams)),
      ),
    )
    .where(and(isNotNull(navigationItems.url), eq(navigationItems.isSeparator, false)))
    .orderBy(asc(navigationItems.id), asc(sports.id))
    .limit(3000)
  const pages = rows.flatMap(({ title, sport, slug, url }): MenuPage[] => {
    const own = url?.replace('{slug}', slug ?? '{slug}') ?? ''
    return own.startsWith('/') && !own.includes('{slug}') ? [{ title, sport, url: own }] : []
  })
  return [...new Map(pages.map((page) => [page.url, page])).values()]
}
