import type { Api } from '#contract/api.ts'
import type { SearchResults } from '#contract/search.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { countPages } from '#site/parts/lists/list-query.ts'
import { realSports, sportBySlug } from '#site/parts/teams/teams.ts'
import { groupsOf, readSearchChoice, searchPageSize, searchQuery } from './search-choice.ts'

const nothing: Pick<SearchResults, 'total' | 'kinds' | 'items' | 'totalItems' | 'grouped' | 'suggestion'> = {
  total: 0,
  kinds: [],
  items: [],
  totalItems: 0,
  grouped: [],
  suggestion: null,
}

/** What was found for the words of the address; without words there is nothing to look for, and the API is not asked. */
export async function loadSearch({ api, url }: LoadArgs) {
  const sports = realSports(await api.sports.list())
  const asked = readSearchChoice(url.searchParams)
  const sport = sportBySlug(sports, asked.sportSlug ?? '')
  const choice = { ...asked, sportSlug: sport?.globalSportNameSlug ?? null }
  const found = choice.q === '' ? nothing : await api.search.find(searchQuery(choice, sport?.id))
  const pages = choice.kind ? countPages(found.totalItems, searchPageSize) : 1
  if (choice.page > pages) throw pageNotFound(url)
  return {
    head: {
      words: {
        title: choice.q ? 'Search: {words}' : 'Search',
        description: 'Stories, people, teams, games and places of {school_name} athletics by their words.',
      },
      tokens: { words: choice.q },
      canonical: '/search',
      isHidden: true,
    },
    sportBar: null,
    choice,
    sportTitle: sport?.title ?? null,
    sports: sports.map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    total: found.total,
    totalItems: found.totalItems,
    kinds: found.kinds,
    suggestion: found.suggestion,
    pages,
    groups: groupsOf(choice, found),
    ideas: found.total === 0 ? await ideas(api) : [],
  }
}

const ideasShown = 12

/** Where to look when the search has nothing: what is written about most. */
async function ideas(api: Api) {
  const { items } = await api.news.tags({ $pageSize: 100 })
  return items
    .toSorted((a, b) => b.count - a.count)
    .slice(0, ideasShown)
    .map(({ name, slug }) => ({ name, href: `/tags/${slug}` }))
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>
