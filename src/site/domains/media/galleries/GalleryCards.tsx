import type { GalleryCard } from '#contract/media.ts'
import { formatDate } from '#site/format/date.ts'
import { Card } from '#ui/Card.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './GalleryCards.module.css'

/** Galleries by their first picture. */
export function GalleryCards({ galleries, level }: { galleries: GalleryCard[]; level: 2 | 3 }) {
  if (galleries.length === 0) return <p>There are no pictures yet.</p>
  return (
    <ul className={`u-grid u-columns-1 u-gap-5 ${styles.cards}`}>
      {galleries.map(({ id, title, url, sport, cover, date, imageCount }) => (
        <li key={id}>
          <Card
            level={level}
            title={title}
            href={url}
            eyebrow={sport?.title ?? 'Places'}
            media={
              cover ? (
                <Image
                  src={cover.url}
                  alt=""
                  width={640}
                  height={360}
                  sizes="(min-width: 64em) 30vw, (min-width: 40em) 45vw, 95vw"
                  raster
                />
              ) : null
            }
            meta={
              <>
                <time dateTime={date}>{formatDate(date)}</time>
                {` · ${imageCount === 1 ? '1 picture' : `${imageCount} pictures`}`}
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}
