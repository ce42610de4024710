import { useLoaderData } from 'react-router'
import { Heading } from '#ui/Heading.tsx'
import { galleryCards } from '../../domains/media/gallery-loads.ts'
import { PhotoGrid } from '../../domains/media/PhotoGrid.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { formatDate } from '../../format/date.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import styles from './gallery.module.css'

export const headers = cachedPage

export const meta = pageMeta

const loadGallery = lateLoad(async () => (await import('../../domains/media/load-gallery.ts')).loadGallery)

export const loader = serverLoads(loadGallery, { inHtmlOnly: ['others'] })
export const clientLoader = galleryCards.with(clientLoads(loadGallery))

export default function GalleryPage() {
  const { gallery, others } = useLoaderData<typeof loader>()
  const { id, title, description, date, sport, images } = gallery
  return (
    <>
      <DirectoryHead
        title={title}
        up={{ href: '/galleries', label: 'Photo galleries' }}
        note={
          <>
            <time dateTime={date}>{formatDate(date, 'MMMM d, yyyy')}</time>
            {sport ? <a href={`/sports/${sport.globalSportNameSlug}`}>{sport.title}</a> : null}
          </>
        }
      />
      <div className={styles.page}>
        {description ? <p className={styles.description}>{description}</p> : null}
        <PhotoGrid key={id} title={title} images={images} />
        <section className={styles.others}>
          <Heading level={2} barred>
            More pictures
          </Heading>
          <ServerHtml id="more-galleries" value={others}>
            {(value) => {
              const { GalleryCards } = galleryCards.get()
              return <GalleryCards galleries={value} level={3} />
            }}
          </ServerHtml>
        </section>
      </div>
    </>
  )
}
