import { useLoaderData } from 'react-router'
import { plaqueView } from '#site/domains/honors/honors-loads.ts'
import { PlaquePage } from '#site/domains/honors/PlaquePage.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadAward = lateLoad(async () => (await import('#site/domains/honors/load-award.ts')).loadAward)

export const loader = serverLoads(loadAward, { inHtmlOnly: ['plaque'] })
export const clientLoader = plaqueView.with(clientLoads(loadAward))

export default function AwardPage() {
  return <PlaquePage plaque={useLoaderData<typeof loader>().plaque} />
}
