import { useLoaderData } from 'react-router'
import { MomentsView } from '#site/domains/media/moments/MomentsView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadMoments = lateLoad(
  async () => (await import('#site/domains/media/moments/load-moments.ts')).loadMoments,
)

export const loader = serverLoads(loadMoments, { inHtmlOnly: ['moments'] })
export const clientLoader = clientLoads(loadMoments)

export default function MomentsPage() {
  const page = useLoaderData<typeof loader>()
  // Named, because what travels in the HTML only is no part of a spread.
  return <MomentsView {...page} moments={page.moments} />
}
