import { useLoaderData } from 'react-router'
import { MomentsView } from '../../domains/media/MomentsView.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadMoments = lateLoad(async () => (await import('../../domains/media/load-moments.ts')).loadMoments)

export const loader = serverLoads(loadMoments, { inHtmlOnly: ['moments'] })
export const clientLoader = clientLoads(loadMoments)

export default function MomentsPage() {
  const page = useLoaderData<typeof loader>()
  // Named, because what travels in the HTML only is no part of a spread.
  return <MomentsView {...page} moments={page.moments} />
}
