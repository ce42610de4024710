import { redirect } from 'react-router'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { collectionPage } from '#site/parts/lists/collection-page.ts'
import { countPages } from '#site/parts/lists/list-query.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { realSports, sportBySlug } from '#site/parts/teams/teams.ts'
import { momentAddress, momentHref, momentPageSize, momentQuery, readMomentChoice } from './moment-choice.ts'

/** Great moments, of all sports or, where the address names one, of one. */
export async function loadMoments({ api, params, url }: LoadArgs) {
  const slug = params.sportSlug ?? null
  const sports = realSports(await api.sports.list())
  const sport = slug === null ? null : sportBySlug(sports, slug)
  if (sport === undefined) throw pageNotFound(url)
  const choice = readMomentChoice(url.searchParams, sport?.globalSportNameSlug ?? null)
  // The form knows one address; a sport chosen in it has its own.
  const wanted = slug === null ? sportBySlug(sports, url.searchParams.get('sport') ?? '') : undefined
  if (wanted) throw redirect(momentHref({ ...choice, sportSlug: wanted.globalSportNameSlug, page: 1 }))

  const { items, totalItems, years } = await api.media.moments(momentQuery(choice, sport?.id))
  const pages = countPages(totalItems, momentPageSize)
  if (choice.page > pages) throw pageNotFound(url)
  const canonical = momentHref(choice)
  const name = sport ? `${sport.title} Moments` : 'Great Moments'
  return {
    head: {
      words: {
        title: '{sport} Moments',
        description: 'Days that {school_name} {sport} will not forget, in pictures and film.',
      },
      tokens: { sport: sport?.title ?? 'Great' },
      canonical,
      image: items.find(({ image }) => image)?.image?.url ?? null,
      isHidden: totalItems === 0,
    },
    sportBar: sport ? await sportBar(api, sport) : null,
    structuredData: [
      breadcrumbList([
        ...(sport ? [{ name: sport.title, href: `/sports/${sport.globalSportNameSlug}` }] : []),
        { name: 'Moments', href: momentAddress(choice.sportSlug) },
      ]),
      collectionPage({
        name,
        href: canonical,
        items: items.map(({ id, title }) => ({ name: title, url: `${canonical}#moment-${id}` })),
      }),
    ],
    name,
    isOfSport: sport !== null,
    choice,
    sports: sports.map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    years,
    totalItems,
    pages,
    moments: items,
  }
}

export type MomentsData = Awaited<ReturnType<typeof loadMoments>>
