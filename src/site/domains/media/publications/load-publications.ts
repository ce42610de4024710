import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { chosenBySlug, countPages, listHref, readPage } from '../parts/list-address.ts'
import { publicationTypes } from './publication-words.ts'

export const publicationsAddress = '/publications'
const pageSize = 24

/** What the school has printed, of one kind or one sport where asked for. */
export async function loadPublications({ api, url }: LoadArgs) {
  const page = readPage(url.searchParams)
  const sports = await api.sports.list()
  const type = chosenBySlug(publicationTypes, url.searchParams.get('type'), ({ value }) => value)
  const sport = chosenBySlug(
    sports,
    url.searchParams.get('sport'),
    ({ globalSportNameSlug }) => globalSportNameSlug,
  )
  if (page === null || type === undefined || sport === undefined) throw pageNotFound(url)
  const { items, totalItems } = await api.media.publications({
    ...(type ? { type: type.value } : {}),
    ...(sport ? { sportId: sport.id } : {}),
    $pageIndex: page - 1,
    $pageSize: pageSize,
  })
  const pages = countPages(totalItems, pageSize)
  if (page > pages) throw pageNotFound(url)
  const choice = { type: type?.value ?? null, sport: sport?.globalSportNameSlug ?? null, page }
  const cover = items.find((item) => item.cover)?.cover
  return {
    head: {
      canonical: publicationsAddress,
      image: cover?.url ?? null,
      imageAlt: cover?.alt ?? '',
      isHidden: type !== null || sport !== null || page > 1,
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Publications', href: publicationsAddress }])],
    choice,
    pages,
    totalItems,
    typeLinks: [
      {
        label: 'All',
        href: listHref(publicationsAddress, { ...choice, type: null, page: 1 }),
        current: !type,
      },
      ...publicationTypes.map(({ value, many }) => ({
        label: many,
        href: listHref(publicationsAddress, { ...choice, type: value, page: 1 }),
        current: value === type?.value,
      })),
    ],
    sports: sports
      .filter(({ nonSport }) => !nonSport)
      .map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    publications: items,
  }
}
