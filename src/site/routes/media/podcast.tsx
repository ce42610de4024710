import { useLoaderData } from 'react-router'
import { podcastView } from '../../domains/media/podcast-loads.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadPodcast = lateLoad(async () => (await import('../../domains/media/load-podcast.ts')).loadPodcast)

export const loader = serverLoads(loadPodcast, { inHtmlOnly: ['view'] })
export const clientLoader = podcastView.with(clientLoads(loadPodcast))

export default function PodcastPage() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <ServerHtml id="podcast" value={view}>
      {(value) => {
        const { PodcastView } = podcastView.get()
        return <PodcastView {...value} />
      }}
    </ServerHtml>
  )
}
