import { useLoaderData } from 'react-router'
import { HonorsListView } from '#site/domains/honors/HonorsListView.tsx'
import { HonorsOverview } from '#site/domains/honors/HonorsOverview.tsx'
import { honorsWall } from '#site/domains/honors/honors-loads.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadHonors = lateLoad(async () => (await import('#site/domains/honors/load-honors.ts')).loadHonors)

export const loader = serverLoads(loadHonors, { inHtmlOnly: ['groups', 'shelves'] })
export const clientLoader = honorsWall.with(clientLoads(loadHonors))

export default function HonorsPage() {
  const page = useLoaderData<typeof loader>()
  return page.view === 'overview' ? (
    <HonorsOverview places={page.places} shelves={page.shelves} />
  ) : (
    <HonorsListView page={page} groups={page.groups} />
  )
}
