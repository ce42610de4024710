import type { PodcastCategory } from '#contract/media.ts'
import { Image } from '#ui/Image.tsx'
import { showHref } from '../parts/podcast-choice.ts'
import styles from './ShowCards.module.css'

/** The shows themselves, for who does not know them yet. */
export function ShowCards({ shows }: { shows: PodcastCategory[] }) {
  return (
    <ul className={styles.shows}>
      {shows.map(({ id, slug, title, description, host, image, episodes }) => (
        <li key={id} className={`on-primary u-grid u-ink u-relative u-surface ${styles.show}`}>
          {image ? (
            <Image
              className={`u-picture ${styles.picture}`}
              src={image.url}
              alt=""
              width={160}
              height={160}
            />
          ) : null}
          <div className={styles.words}>
            <h2 className="u-display-sm">
              <a className="u-card-link" href={showHref(slug)}>
                {title}
              </a>
            </h2>
            <p>{description}</p>
            <p className="u-note-xs">
              {host ? `With ${host} · ` : null}
              {episodes === 1 ? '1 episode' : `${episodes} episodes`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
