import { useLoaderData } from 'react-router'
import { HonorsListView } from '#site/domains/honors/HonorsListView.tsx'
import { honorsWall } from '#site/domains/honors/honors-loads.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadAwards = lateLoad(async () => (await import('#site/domains/honors/load-awards.ts')).loadAwards)

export const loader = serverLoads(loadAwards, { inHtmlOnly: ['groups'] })
export const clientLoader = honorsWall.with(clientLoads(loadAwards))

export default function AwardsPage() {
  const page = useLoaderData<typeof loader>()
  return <HonorsListView page={page} groups={page.groups} />
}
