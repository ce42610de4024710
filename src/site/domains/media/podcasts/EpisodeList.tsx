import type { Podcast } from '#contract/media.ts'
import { formatDate } from '#site/format/date.ts'
import { Image } from '#ui/Image.tsx'
import { durationText } from '../parts/duration.ts'
import styles from './EpisodeList.module.css'
import { PlayLink } from './PlayLink.tsx'

interface EpisodeListProps {
  episodes: Podcast[]
  level: 2 | 3
  /** Names the show of each, where they are of several. */
  showNames?: boolean
}

/** Episodes one below the other, each to be played on the spot. */
export function EpisodeList({ episodes, level, showNames = false }: EpisodeListProps) {
  const Title = `h${level}` as const
  return (
    <ol className="u-grid u-ruled-above">
      {episodes.map((podcast) => (
        <li key={podcast.id} className={styles.episode}>
          <div className={styles.cover}>
            {podcast.image ? (
              <Image
                className={`u-picture ${styles.picture}`}
                src={podcast.image.url}
                alt=""
                width={160}
                height={160}
              />
            ) : null}
            <div className={styles.play}>
              <PlayLink podcast={podcast} />
            </div>
          </div>
          <div className={styles.words}>
            <p className="u-note-xs u-figures">
              {showNames ? `${podcast.category.title} · ` : null}
              {podcast.episodeNumber === null ? null : `Episode ${podcast.episodeNumber} · `}
              <time dateTime={podcast.publishDate}>{formatDate(podcast.publishDate)}</time>
              {` · ${durationText(podcast.durationSeconds)}`}
            </p>
            <Title className={styles.title}>
              <a href={podcast.url}>{podcast.title}</a>
            </Title>
            <p className={`u-note u-measure ${styles.description}`}>{podcast.description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
