import { useLoaderData } from 'react-router'
import { galleryCards } from '#site/domains/media/galleries/gallery-loads.ts'
import { PhotoGrid } from '#site/domains/media/galleries/PhotoGrid.tsx'
import { formatDate } from '#site/format/date.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Heading } from '#ui/Heading.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadGallery = lateLoad(
  async () => (await import('#site/domains/media/galleries/load-gallery.ts')).loadGallery,
)

export const loader = serverLoads(loadGallery, { inHtmlOnly: ['others'] })
export const clientLoader = galleryCards.with(clientLoads(loadGallery))

export default function GalleryPage() {
  const { gallery, others } = useLoaderData<typeof loader>()
  const { id, title, description, date, sport, images } = gallery
  return (
    <>
      <PageHead
        title={title}
        up={{ href: '/galleries', label: 'Photo galleries' }}
        note={
          <>
            <time dateTime={date}>{formatDate(date, 'MMMM d, yyyy')}</time>
            {sport ? <a href={`/sports/${sport.globalSportNameSlug}`}>{sport.title}</a> : null}
          </>
        }
      />
      <div className="u-page">
        {description ? <p className="u-measure u-text-lg">{description}</p> : null}
        <PhotoGrid key={id} title={title} images={images} />
        <section className="u-grid u-gap-4 u-above-5">
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
