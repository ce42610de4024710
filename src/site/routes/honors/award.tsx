import { useLoaderData } from 'react-router'
import { plaqueView } from '../../domains/honors/honors-loads.ts'
import { PlaquePage } from '../../domains/honors/PlaquePage.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadAward = lateLoad(async () => (await import('../../domains/honors/load-award.ts')).loadAward)

export const loader = serverLoads(loadAward, { inHtmlOnly: ['plaque'] })
export const clientLoader = plaqueView.with(clientLoads(loadAward))

export default function AwardPage() {
  return <PlaquePage plaque={useLoaderData<typeof loader>().plaque} />
}
