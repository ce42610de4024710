import type { Video } from '#contract/media.ts'
import { formatDate } from '#site/format/date.ts'
import { Card } from '#ui/Card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { durationText } from '../parts/duration.ts'
import styles from './VideoWall.module.css'

interface VideoWallProps {
  videos: Video[]
  /** Lays them out otherwise, all alike. */
  className?: string
}

/** Videos by their posters, the newest large. On a phone they are a row to push sideways. */
export function VideoWall({ videos, className }: VideoWallProps) {
  const isFull = className === undefined && videos.length >= 5
  return (
    <ul className={classNames(styles.wall, isFull && styles.full, className)}>
      {videos.map((video, index) => (
        <li key={video.id} className={styles.video}>
          <Card
            level={3}
            size={isFull && index > 0 ? 'small' : 'regular'}
            title={video.title}
            href={video.url}
            eyebrow={video.sport?.title ?? video.channel.title}
            media={<Poster video={video} isLarge={isFull && index === 0} />}
            meta={<time dateTime={video.date}>{formatDate(video.date)}</time>}
            className={styles.card}
          />
        </li>
      ))}
    </ul>
  )
}

function Poster({ video, isLarge }: { video: Video; isLarge: boolean }) {
  const { poster, durationSeconds } = video
  return (
    <div className="u-relative">
      {poster ? (
        <Image
          className="u-picture"
          src={poster.url}
          alt=""
          width={1280}
          height={720}
          sizes={isLarge ? '(min-width: 64em) 50vw, 80vw' : '(min-width: 64em) 25vw, 80vw'}
        />
      ) : null}
      <span className={`u-center u-accent ${styles.play}`}>
        <Icon name="play" size={isLarge ? 'large' : 'regular'} />
      </span>
      {durationSeconds === null ? null : (
        <span className={styles.duration}>
          <span className="visually-hidden">Length </span>
          {durationText(durationSeconds)}
        </span>
      )}
    </div>
  )
}
