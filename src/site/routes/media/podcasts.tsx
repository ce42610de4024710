import { useLoaderData } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { podcastFeedAddress } from '../../domains/feeds/feed-addresses.ts'
import styles from '../../domains/media/MediaPage.module.css'
import { podcastsAddress, podcastsHref } from '../../domains/media/podcast-choice.ts'
import { podcastListView } from '../../domains/media/podcast-loads.ts'
import { FilterForm, FilterSelect } from '../../domains/sports/FilterForm.tsx'
import { FilterLinks } from '../../domains/sports/FilterLinks.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { PageLinks } from '../../shell/PageLinks.tsx'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadPodcasts = lateLoad(async () => (await import('../../domains/media/load-podcasts.ts')).loadPodcasts)

export const loader = serverLoads(loadPodcasts, { inHtmlOnly: ['view'] })
export const clientLoader = podcastListView.with(clientLoads(loadPodcasts))

export default function PodcastsPage() {
  const { title, note, host, choice, pages, totalItems, showLinks, sports, view } =
    useLoaderData<typeof loader>()
  return (
    <>
      <DirectoryHead title={title} note={host ? `${note} With ${host}.` : note}>
        <Button kind="alternate" href={podcastFeedAddress} icon="feed">
          Feed for podcast apps
        </Button>
      </DirectoryHead>
      <div className={styles.page}>
        <div className={styles.tools}>
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
        <p className={styles.found} role="status">
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
