import { useLoaderData } from 'react-router'
import { HonorsListView } from '#site/domains/honors/HonorsListView.tsx'
import { honorsWall } from '#site/domains/honors/honors-loads.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadAllAmericans = lateLoad(
  async () => (await import('#site/domains/honors/load-all-americans.ts')).loadAllAmericans,
)

export const loader = serverLoads(loadAllAmericans, { inHtmlOnly: ['groups'] })
export const clientLoader = honorsWall.with(clientLoads(loadAllAmericans))

export default function AllAmericansPage() {
  const page = useLoaderData<typeof loader>()
  return <HonorsListView page={page} groups={page.groups} />
}
