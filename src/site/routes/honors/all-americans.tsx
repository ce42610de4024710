import { useLoaderData } from 'react-router'
import { HonorsListView } from '../../domains/honors/HonorsListView.tsx'
import { honorsWall } from '../../domains/honors/honors-loads.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadAllAmericans = lateLoad(
  async () => (await import('../../domains/honors/load-all-americans.ts')).loadAllAmericans,
)

export const loader = serverLoads(loadAllAmericans, { inHtmlOnly: ['groups'] })
export const clientLoader = honorsWall.with(clientLoads(loadAllAmericans))

export default function AllAmericansPage() {
  const page = useLoaderData<typeof loader>()
  return <HonorsListView page={page} groups={page.groups} />
}
