import { useLoaderData } from 'react-router'
import { ClippingList } from '../../domains/news/ClippingList.tsx'
import { ListFrame } from '../../domains/news/ListFrame.tsx'
import { countWords, listHref } from '../../domains/news/list-query.ts'
import { FilterForm, FilterSelect, FilterText } from '../../domains/sports/FilterForm.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadClippings = lateLoad(
  async () => (await import('../../domains/news/load-clippings.ts')).loadClippings,
)

export const loader = serverLoads(loadClippings, { inHtmlOnly: ['clippings'] })
export const clientLoader = clientLoads(loadClippings)

export default function ClippingsPage() {
  const { sport, sports, text, page, pages, totalItems, clippings } = useLoaderData<typeof loader>()
  return (
    <>
      <DirectoryHead title="Press Clippings" note="What others write about us." />
      <ListFrame
        tools={
          <FilterForm action="/clippings" label="Clippings" submit="Find">
            <FilterText label="Words of the clipping" name="text" value={text} />
            <FilterSelect
              label="Sport"
              name="sport"
              value={sport?.slug ?? ''}
              options={[{ value: '', label: 'Every sport' }, ...sports]}
            />
          </FilterForm>
        }
        status={
          <>
            {countWords(totalItems, 'clipping', 'clippings')}
            {sport ? ` on ${sport.title}` : ''}
            {text ? ` with “${text}”` : ''}
          </>
        }
        clear={sport || text ? { href: '/clippings', label: 'Show all clippings' } : null}
        pages={{
          page,
          pages,
          href: (one) => listHref('/clippings', { text, sport: sport?.slug ?? null }, one),
        }}
      >
        <ServerHtml id="clippings" value={clippings}>
          {(list) => <ClippingList clippings={list} />}
        </ServerHtml>
      </ListFrame>
    </>
  )
}
