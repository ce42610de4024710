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

const publicationCards = lateModule(() => import('#site/domains/media/publications/PublicationCards.tsx'))

const loadPublications = lateLoad(
  async () => (await import('#site/domains/media/publications/load-publications.ts')).loadPublications,
)

export const loader = serverLoads(loadPublications, { inHtmlOnly: ['publications'] })
export const clientLoader = publicationCards.with(clientLoads(loadPublications))

const address = '/publications'

export default function PublicationsPage() {
  const { choice, pages, totalItems, typeLinks, sports, publications } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Publications" note="Media guides, game programs and magazines, to read and to keep." />
      <div className="u-page">
        <div className="u-wrap u-gap-4-6 u-spread u-align-end u-shrink-items">
          <FilterLinks label="Kind" links={typeLinks} />
          <FilterForm action={address} label="Publications by sport">
            {choice.type ? <input type="hidden" name="type" value={choice.type} /> : null}
            <FilterSelect
              label="Sport"
              name="sport"
              value={choice.sport ?? ''}
              options={[{ value: '', label: 'All sports' }, ...sports]}
            />
          </FilterForm>
        </div>
        <p className="u-muted u-figures" role="status">
          {totalItems === 1 ? '1 publication' : `${totalItems} publications`}
        </p>
        <ServerHtml id="publications" value={publications}>
          {(value) => {
            const { PublicationCards } = publicationCards.get()
            return <PublicationCards publications={value} />
          }}
        </ServerHtml>
        <PageLinks
          label="Pages of publications"
          page={choice.page}
          pages={pages}
          href={(page) => listHref(address, { ...choice, page })}
        />
      </div>
    </>
  )
}
