import { redirect } from 'react-router'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { collectionPage } from '#site/parts/lists/collection-page.ts'
import { countPages } from '#site/parts/lists/list-query.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { realSports, sportBySlug } from '#site/parts/teams/teams.ts'
import { contentHref, kindCounts, readTagChoice, tagHref, tagPageSize, tagQuery } from './tag-choice.ts'

/** What carries a tag, of every kind; of one sport where the address names it. */
export async function loadTag({ api, params, url }: LoadArgs) {
  const sports = realSports(await api.sports.list())
  const sport = params.sportSlug === undefined ? null : sportBySlug(sports, params.sportSlug)
  if (sport === undefined) throw pageNotFound(url)
  const named = { tagSlug: params.tagSlug ?? '', sportSlug: sport?.globalSportNameSlug ?? null }
  const choice = readTagChoice(url.searchParams, named)
  // The form knows one address; a sport chosen in it has its own.
  const wanted = sport ? undefined : sportBySlug(sports, url.searchParams.get('sport') ?? '')
  if (wanted) throw redirect(tagHref({ ...choice, sportSlug: wanted.globalSportNameSlug, page: 1 }))

  const { tag, counts, content } = await api.news.tag({
    tagSlug: choice.tagSlug,
    ...tagQuery(choice, sport?.id),
  })
  const pages = countPages(content.totalItems, tagPageSize)
  if (choice.page > pages) throw pageNotFound(url)
  const canonical = tagHref({ ...choice, kind: null, page: choice.kind ? 1 : choice.page })
  const name = sport ? `${sport.title}: ${tag.name}` : tag.name
  return {
    head: {
      words: {
        title: '{sport} {tag}',
        description: 'Stories, videos, pictures and podcasts of {school_name} {sport} about {tag}.',
      },
      tokens: { sport: sport?.title ?? '', tag: tag.name },
      canonical,
      image: content.items.find(({ image }) => image)?.image?.url ?? null,
      isHidden: choice.kind !== null || content.totalItems === 0,
    },
    sportBar: sport ? await sportBar(api, sport) : null,
    structuredData: [
      breadcrumbList([
        { name: 'Tags', href: '/tags' },
        { name: tag.name, href: `/tags/${tag.slug}` },
        ...(sport ? [{ name: sport.title, href: `/tags/${tag.slug}/${sport.globalSportNameSlug}` }] : []),
      ]),
      collectionPage({
        name,
        href: canonical,
        items: content.items.map((item) => ({ name: item.title, url: contentHref(item) })),
      }),
    ],
    tag: { name: tag.name, slug: tag.slug, description: tag.description },
    sport: sport && { title: sport.title, slug: sport.globalSportNameSlug },
    choice,
    sports: sports.map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    counts: kindCounts(counts),
    totalItems: content.totalItems,
    pages,
    content: content.items,
  }
}
