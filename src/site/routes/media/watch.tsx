import { useLoaderData } from 'react-router'
import { listHref } from '#site/domains/media/parts/list-address.ts'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterSelect } from '#site/parts/filters/FilterForm.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { PageLinks } from '#site/parts/lists/PageLinks.tsx'

export const headers = cachedPage

export const meta = pageMeta

const watchView = lateModule(() => import('#site/domains/media/videos/WatchView.tsx'))

const loadWatch = lateLoad(async () => (await import('#site/domains/media/videos/load-watch.ts')).loadWatch)

export const loader = serverLoads(loadWatch, { inHtmlOnly: ['view'] })
export const clientLoader = watchView.with(clientLoads(loadWatch))

const address = '/watch'

export default function WatchPage() {
  const { title, note, choice, pages, channelLinks, sports, view } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={title ?? 'Watch'}
        note={note}
        {...(title ? { up: { href: address, label: 'Watch' } } : {})}
      />
      <div className="u-page">
        <div className="u-wrap u-gap-4-6 u-spread u-align-end u-shrink-items">
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
