import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { chosenBySlug, countPages, readPage } from '../parts/list-address.ts'
import { podcastSeries } from '../parts/media-things.ts'
import { podcastsAddress, podcastsHref, showHref } from '../parts/podcast-choice.ts'

const pageSize = 15

/** The shows of a school and their episodes, of one show or one sport where asked for. */
export async function loadPodcasts({ api, url }: LoadArgs) {
  const page = readPage(url.searchParams)
  const [shows, sports] = await Promise.all([api.media.podcastCategories(), api.sports.list()])
  const show = chosenBySlug(shows, url.searchParams.get('show'), ({ slug }) => slug)
  const sport = chosenBySlug(
    sports,
    url.searchParams.get('sport'),
    ({ globalSportNameSlug }) => globalSportNameSlug,
  )
  if (page === null || show === undefined || sport === undefined) throw pageNotFound(url)
  const { items, totalItems } = await api.media.podcasts({
    ...(show ? { categoryId: show.id } : {}),
    ...(sport ? { sportId: sport.id } : {}),
    $pageIndex: page - 1,
    $pageSize: pageSize,
  })
  const pages = countPages(totalItems, pageSize)
  if (page > pages) throw pageNotFound(url)
  const choice = { show: show?.slug ?? null, sport: sport?.globalSportNameSlug ?? null, page }
  const picture = show?.image ?? shows[0]?.image
  return {
    head: {
      ...(show
        ? {
            words: {
              title: '{show} - Podcasts',
              description: '{about} A podcast of {school_name} athletics.',
            },
            tokens: { show: show.title, about: show.description },
          }
        : {}),
      canonical: show ? showHref(show.slug) : podcastsAddress,
      image: picture?.url ?? null,
      imageAlt: picture?.alt ?? '',
      isHidden: sport !== null || page > 1,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Podcasts', href: podcastsAddress },
        ...(show ? [{ name: show.title, href: showHref(show.slug) }] : []),
      ]),
      ...(show ? [show] : shows).map(podcastSeries),
    ],
    choice,
    pages,
    totalItems,
    title: show?.title ?? 'Podcasts',
    note: show?.description ?? 'The teams, the coaches and the stories, to listen to.',
    host: show?.host ?? null,
    showLinks: [
      { label: 'All shows', href: podcastsHref({ ...choice, show: null, page: 1 }), current: !show },
      ...shows.map(({ slug, title }) => ({
        label: title,
        href: podcastsHref({ ...choice, show: slug, page: 1 }),
        current: slug === show?.slug,
      })),
    ],
    sports: sports
      .filter(({ nonSport }) => !nonSport)
      .map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    view: { shows: show || sport || page > 1 ? [] : shows, episodes: items },
  }
}
