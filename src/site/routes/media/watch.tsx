import { useLoaderData } from 'react-router'
import { listHref } from '../../domains/media/list-address.ts'
import styles from '../../domains/media/MediaPage.module.css'
import { watchView } from '../../domains/media/watch-loads.ts'
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

const loadWatch = lateLoad(async () => (await import('../../domains/media/load-watch.ts')).loadWatch)

export const loader = serverLoads(loadWatch, { inHtmlOnly: ['view'] })
export const clientLoader = watchView.with(clientLoads(loadWatch))

const address = '/watch'

export default function WatchPage() {
  const { title, note, choice, pages, channelLinks, sports, view } = useLoaderData<typeof loader>()
  return (
    <>
      <DirectoryHead
        title={title ?? 'Watch'}
        note={note}
        {...(title ? { up: { href: address, label: 'Watch' } } : {})}
      />
      <div className={styles.page}>
        <div className={styles.tools}>
          <FilterLinks label="Channels" links={channelLinks} />
          <FilterForm action={address} label="Videos by sport">
            <FilterSelect
              label="Sport"
              name="sport"
              value={choice.sport ?? ''}
              options={[{ value: '', label: 'All sports' }, ...sports]}
            />
          </FilterForm>
        </div>
        <ServerHtml id="watch" value={view}>
          {(value) => {
            const { WatchView } = watchView.get()
            return <WatchView {...value} />
          }}
        </ServerHtml>
        <PageLinks
          label="Pages of videos"
          page={choice.page}
          pages={pages}
          href={(page) => listHref(address, { ...choice, page })}
        />
      </div>
    </>
  )
}
