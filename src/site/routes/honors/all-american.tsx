import { useLoaderData } from 'react-router'
import { plaqueView } from '../../domains/honors/honors-loads.ts'
import { PlaquePage } from '../../domains/honors/PlaquePage.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadAllAmerican = lateLoad(
  async () => (await import('../../domains/honors/load-all-american.ts')).loadAllAmerican,
)

export const loader = serverLoads(loadAllAmerican, { inHtmlOnly: ['plaque'] })
export const clientLoader = plaqueView.with(clientLoads(loadAllAmerican))

export default function AllAmericanPage() {
  return <PlaquePage plaque={useLoaderData<typeof loader>().plaque} />
}
