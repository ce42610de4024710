import { useLoaderData } from 'react-router'
import { HonorsListView } from '../../domains/honors/HonorsListView.tsx'
import { honorsWall } from '../../domains/honors/honors-loads.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadAwards = lateLoad(async () => (await import('../../domains/honors/load-awards.ts')).loadAwards)

export const loader = serverLoads(loadAwards, { inHtmlOnly: ['groups'] })
export const clientLoader = honorsWall.with(clientLoads(loadAwards))

export default function AwardsPage() {
  const page = useLoaderData<typeof loader>()
  return <HonorsListView page={page} groups={page.groups} />
}
