import type { Podcast } from '#contract/media.ts'
import { formatDate } from '#site/format/date.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { durationText } from '../parts/duration.ts'
import styles from './PodcastRow.module.css'

/** The latest episodes of the school's shows. */
export function PodcastRow({ podcasts }: { podcasts: Podcast[] }) {
  return (
    <ul className={`u-grid u-gap-4 ${styles.row}`}>
      {podcasts.map(({ id, title, url, image, category, publishDate, durationSeconds }) => (
        <li key={id} className={styles.episode}>
          <div className={styles.cover}>
            {image ? (
              <Image
                className={`u-picture ${styles.picture}`}
                src={image.url}
                alt=""
                width={160}
                height={160}
              />
            ) : null}
            <span className={`u-center u-accent ${styles.play}`}>
              <Icon name="play" size="small" />
            </span>
          </div>
          <div className={styles.words}>
            <p className="u-text-2xs u-bold u-muted u-caps u-tracked-5">{category.title}</p>
            <h3 className={styles.title}>
              <a className="u-card-link" href={url}>
                {title}
              </a>
            </h3>
            <p className="u-text-2xs u-muted">
              <time dateTime={publishDate}>{formatDate(publishDate)}</time> · {durationText(durationSeconds)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
