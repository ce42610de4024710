import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { chosenBySlug, countPages, readPage } from '../parts/list-address.ts'

export const galleriesAddress = '/galleries'
const pageSize = 18

/** The school's galleries, of one sport where asked for. */
export async function loadGalleries({ api, url }: LoadArgs) {
  const page = readPage(url.searchParams)
  const sports = await api.sports.list()
  const sport = chosenBySlug(
    sports,
    url.searchParams.get('sport'),
    ({ globalSportNameSlug }) => globalSportNameSlug,
  )
  if (page === null || sport === undefined) throw pageNotFound(url)
  const { items, totalItems } = await api.media.galleries({
    ...(sport ? { sportId: sport.id } : {}),
    $pageIndex: page - 1,
    $pageSize: pageSize,
  })
  const pages = countPages(totalItems, pageSize)
  if (page > pages) throw pageNotFound(url)
  const cover = items[0]?.cover
  return {
    head: {
      words: {
        title: 'Photo Galleries',
        description: 'The {school_name} {mascot_plural} in pictures: games, people and places.',
      },
      canonical: galleriesAddress,
      image: cover?.url ?? null,
      imageAlt: cover?.alt ?? '',
      isHidden: sport !== null || page > 1,
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Photo Galleries', href: galleriesAddress }])],
    choice: { sport: sport?.globalSportNameSlug ?? null, page },
    pages,
    totalItems,
    sports: sports
      .filter(({ nonSport }) => !nonSport)
      .map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    galleries: items,
  }
}
