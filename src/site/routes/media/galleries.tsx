import { useLoaderData } from 'react-router'
import { galleryCards } from '#site/domains/media/galleries/gallery-loads.ts'
import { listHref } from '#site/domains/media/parts/list-address.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterSelect } from '#site/parts/filters/FilterForm.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { PageLinks } from '#site/parts/lists/PageLinks.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadGalleries = lateLoad(
  async () => (await import('#site/domains/media/galleries/load-galleries.ts')).loadGalleries,
)

export const loader = serverLoads(loadGalleries, { inHtmlOnly: ['galleries'] })
export const clientLoader = galleryCards.with(clientLoads(loadGalleries))

const address = '/galleries'

export default function GalleriesPage() {
  const { choice, pages, totalItems, sports, galleries } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Photo Galleries" note="Games, people and places in pictures." />
      <div className="u-page">
        <div className="u-wrap u-gap-4-6 u-spread u-align-end u-shrink-items">
          <p className="u-muted u-figures" role="status">
            {totalItems === 1 ? '1 gallery' : `${totalItems} galleries`}
          </p>
          <FilterForm action={address} label="Galleries by sport">
            <FilterSelect
              label="Sport"
              name="sport"
              value={choice.sport ?? ''}
              options={[{ value: '', label: 'All sports' }, ...sports]}
            />
          </FilterForm>
        </div>
        <ServerHtml id="galleries" value={galleries}>
          {(value) => {
            const { GalleryCards } = galleryCards.get()
            return <GalleryCards galleries={value} level={2} />
          }}
        </ServerHtml>
        <PageLinks
          label="Pages of galleries"
          page={choice.page}
          pages={pages}
          href={(page) => listHref(address, { ...choice, page })}
        />
      </div>
    </>
  )
}
