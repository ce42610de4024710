import { useLoaderData } from 'react-router'
import { podcastFeedAddress } from '#site/domains/feeds/feed-addresses.ts'
import { podcastsAddress, podcastsHref } from '#site/domains/media/parts/podcast-choice.ts'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterSelect } from '#site/parts/filters/FilterForm.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { PageLinks } from '#site/parts/lists/PageLinks.tsx'
import { Button } from '#ui/Button.tsx'

export const headers = cachedPage

export const meta = pageMeta

const podcastListView = lateModule(() => import('#site/domains/media/podcasts/PodcastListView.tsx'))

const loadPodcasts = lateLoad(
  async () => (await import('#site/domains/media/podcasts/load-podcasts.ts')).loadPodcasts,
)

export const loader = serverLoads(loadPodcasts, { inHtmlOnly: ['view'] })
export const clientLoader = podcastListView.with(clientLoads(loadPodcasts))

export default function PodcastsPage() {
  const { title, note, host, choice, pages, totalItems, showLinks, sports, view } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} note={host ? `${note} With ${host}.` : note}>
        <Button kind="alternate" href={podcastFeedAddress} icon="feed">
          Feed for podcast apps
        </Button>
      </PageHead>
      <div className="u-page">
        <div className="u-wrap u-gap-4-6 u-spread u-align-end u-shrink-items">
          <FilterLinks label="Shows" links={showLinks} />
          <FilterForm action={podcastsAddress} label="Episodes by sport">
            {choice.show ? <input type="hidden" name="show" value={choice.show} /> : null}
            <FilterSelect
              label="Sport"
              name="sport"
              value={choice.sport ?? ''}
              options={[{ value: '', label: 'All sports' }, ...sports]}
            />
          </FilterForm>
        </div>
        <p className="u-muted u-figures" role="status">
          {totalItems === 1 ? '1 episode' : `${totalItems} episodes`}
        </p>
        <ServerHtml id="podcasts" value={view}>
          {(value) => {
            const { PodcastListView } = podcastListView.get()
            return <PodcastListView {...value} />
          }}
        </ServerHtml>
        <PageLinks
          label="Pages of episodes"
          page={choice.page}
          pages={pages}
          href={(page) => podcastsHref({ ...choice, page })}
        />
      </div>
    </>
  )
}
