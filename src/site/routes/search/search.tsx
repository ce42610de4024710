import { useLoaderData } from 'react-router'
import { SearchView } from '#site/domains/search/SearchView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadSearch = lateLoad(async () => (await import('#site/domains/search/load-search.ts')).loadSearch)

export const loader = serverLoads(loadSearch, { inHtmlOnly: ['groups'] })
export const clientLoader = clientLoads(loadSearch)

export default function SearchPage() {
  const page = useLoaderData<typeof loader>()
  // Named, because what travels in the HTML only is no part of a spread.
  return <SearchView {...page} groups={page.groups} />
}
