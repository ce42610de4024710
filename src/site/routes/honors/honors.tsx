import { useLoaderData } from 'react-router'
import { HonorsListView } from '../../domains/honors/HonorsListView.tsx'
import { HonorsOverview } from '../../domains/honors/HonorsOverview.tsx'
import { honorsWall } from '../../domains/honors/honors-loads.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadHonors = lateLoad(async () => (await import('../../domains/honors/load-honors.ts')).loadHonors)

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
