import { redirect } from 'react-router'
import { siteFeedAddress, sportFeedAddress } from '#site/domains/feeds/feed-addresses.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { collectionPage } from '#site/parts/lists/collection-page.ts'
import { countPages } from '#site/parts/lists/list-query.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { realSports, sportBySlug } from '#site/parts/teams/teams.ts'
import {
  archiveAddress,
  archiveHref,
  archivePageSize,
  archiveQuery,
  monthTitle,
  readArchiveChoice,
  storiesByMonth,
} from './archive-choice.ts'

/** Every story there is, of all sports or, where the address names one, of one. */
export async function loadArchives({ api, params, url }: LoadArgs) {
  const slug = params.slug ?? null
  const sports = realSports(await api.sports.list())
  const sport = slug === null ? null : sportBySlug(sports, slug)
  if (sport === undefined) throw pageNotFound(url)
  const choice = readArchiveChoice(url.searchParams, sport?.globalSportNameSlug ?? null)
  // The form knows one address; a sport chosen in it has its own.
  const wanted = slug === null ? sportBySlug(sports, url.searchParams.get('sport') ?? '') : undefined
  if (wanted) throw redirect(archiveHref({ ...choice, sportSlug: wanted.globalSportNameSlug }))

  const months = await api.news.archives(sport ? { sportId: sport.id } : {})
  const { items: tags } = await api.news.tags({ $pageSize: 100 })
  const tag = choice.tag === null ? null : tags.find((one) => one.slug === choice.tag)
  if (tag === undefined) throw pageNotFound(url)
  const { items, totalItems } = await api.news.stories(archiveQuery(choice, sport?.id))
  const pages = countPages(totalItems, archivePageSize)
  if (choice.page > pages) throw pageNotFound(url)

  // Words and tags are a reader's own question; a month and a page of it are the archive itself.
  const isOwnQuestion = choice.text !== '' || choice.tag !== null
  const canonical = archiveHref(isOwnQuestion ? { ...choice, text: '', tag: null, page: 1 } : choice)
  const name = sport ? `${sport.title} Story Archives` : 'Story Archives'
  return {
    head: {
      ...(sport ? { tokens: { sport: sport.title } } : {}),
      canonical,
      feed: sport ? sportFeedAddress('rss', sport.globalSportNameSlug) : siteFeedAddress('rss'),
      isHidden: isOwnQuestion || totalItems === 0,
    },
    sportBar: sport ? await sportBar(api, sport) : null,
    structuredData: [
      breadcrumbList([
        ...(sport ? [{ name: sport.title, href: `/sports/${sport.globalSportNameSlug}` }] : []),
        { name: 'Story Archives', href: archiveAddress(choice.sportSlug) },
        ...(choice.month
          ? [
              {
                name: monthTitle(choice.month),
                href: archiveHref({ ...choice, tag: null, text: '', page: 1 }),
              },
            ]
          : []),
      ]),
      collectionPage({
        name,
        href: canonical,
        items: items.map(({ title, url: address }) => ({ name: title, url: address })),
      }),
    ],
    name,
    isOfSport: sport !== null,
    choice,
    sports: sports.map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    months: months.map(({ month, count }) => ({ month, count })),
    tags: tags.map((one) => ({ value: one.slug, label: one.name })),
    totalItems,
    pages,
    groups: storiesByMonth(items),
  }
}

export type ArchivesData = Awaited<ReturnType<typeof loadArchives>>
