import { useLoaderData } from 'react-router'
import { ClippingList } from '#site/domains/news/archives/ClippingList.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterSelect, FilterText } from '#site/parts/filters/FilterForm.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { ListFrame } from '#site/parts/lists/ListFrame.tsx'
import { countWords, listHref } from '#site/parts/lists/list-query.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadClippings = lateLoad(
  async () => (await import('#site/domains/news/archives/load-clippings.ts')).loadClippings,
)

export const loader = serverLoads(loadClippings, { inHtmlOnly: ['clippings'] })
export const clientLoader = clientLoads(loadClippings)

export default function ClippingsPage() {
  const { sport, sports, text, page, pages, totalItems, clippings } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Press Clippings" note="What others write about us." />
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
