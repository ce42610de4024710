import { useLoaderData } from 'react-router'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const podcastView = lateModule(() => import('#site/domains/media/podcasts/PodcastView.tsx'))

const loadPodcast = lateLoad(
  async () => (await import('#site/domains/media/podcasts/load-podcast.ts')).loadPodcast,
)

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
