import { useLoaderData } from 'react-router'
import { listHref } from '../../domains/media/list-address.ts'
import styles from '../../domains/media/MediaPage.module.css'
import { publicationCards } from '../../domains/media/publication-loads.ts'
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

const loadPublications = lateLoad(
  async () => (await import('../../domains/media/load-publications.ts')).loadPublications,
)

export const loader = serverLoads(loadPublications, { inHtmlOnly: ['publications'] })
export const clientLoader = publicationCards.with(clientLoads(loadPublications))

const address = '/publications'

export default function PublicationsPage() {
  const { choice, pages, totalItems, typeLinks, sports, publications } = useLoaderData<typeof loader>()
  return (
    <>
      <DirectoryHead
        title="Publications"
        note="Media guides, game programs and magazines, to read and to keep."
      />
      <div className={styles.page}>
        <div className={styles.tools}>
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
        <p className={styles.found} role="status">
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
