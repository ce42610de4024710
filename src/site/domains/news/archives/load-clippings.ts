import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { collectionPage } from '#site/parts/lists/collection-page.ts'
import { countPages, listHref, readPage, readText } from '#site/parts/lists/list-query.ts'
import { realSports, sportBySlug } from '#site/parts/teams/teams.ts'

const pageSize = 20

/** What the press wrote, the latest first. */
export async function loadClippings({ api, url }: LoadArgs) {
  const sports = realSports(await api.sports.list())
  const sport = sportBySlug(sports, url.searchParams.get('sport') ?? '')
  const text = readText(url.searchParams)
  const page = readPage(url.searchParams)
  const { items, totalItems } = await api.news.clippings({
    ...(sport ? { sportId: sport.id } : {}),
    ...(text ? { text } : {}),
    $pageIndex: page - 1,
    $pageSize: pageSize,
  })
  const pages = countPages(totalItems, pageSize)
  if (page > pages) throw pageNotFound(url)
  const isNarrowed = text !== '' || sport !== undefined
  const canonical = listHref('/clippings', {}, isNarrowed ? 1 : page)
  return {
    head: { canonical, isHidden: isNarrowed },
    sportBar: null,
    structuredData: [
      breadcrumbList([{ name: 'Press Clippings', href: '/clippings' }]),
      collectionPage({
        name: 'Press Clippings',
        href: canonical,
        items: items.map(({ title, link }) => ({ name: title, url: link })),
      }),
    ],
    sport: sport ? { title: sport.title, slug: sport.globalSportNameSlug } : null,
    sports: sports.map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    text,
    page,
    pages,
    totalItems,
    clippings: items,
  }
}
