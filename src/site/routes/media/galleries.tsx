import { useLoaderData } from 'react-router'
import { galleryCards } from '../../domains/media/gallery-loads.ts'
import { listHref } from '../../domains/media/list-address.ts'
import styles from '../../domains/media/MediaPage.module.css'
import { FilterForm, FilterSelect } from '../../domains/sports/FilterForm.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { PageLinks } from '../../shell/PageLinks.tsx'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadGalleries = lateLoad(
  async () => (await import('../../domains/media/load-galleries.ts')).loadGalleries,
)

export const loader = serverLoads(loadGalleries, { inHtmlOnly: ['galleries'] })
export const clientLoader = galleryCards.with(clientLoads(loadGalleries))

const address = '/galleries'

export default function GalleriesPage() {
  const { choice, pages, totalItems, sports, galleries } = useLoaderData<typeof loader>()
  return (
    <>
      <DirectoryHead title="Photo Galleries" note="Games, people and places in pictures." />
      <div className={styles.page}>
        <div className={styles.tools}>
          <p className={styles.found} role="status">
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
