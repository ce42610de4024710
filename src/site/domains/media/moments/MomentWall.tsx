import type { Moment } from '#contract/media.ts'
import { formatDate } from '#site/format/date.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { imageUrl } from '#ui/image-url.ts'
import styles from './MomentWall.module.css'
import { momentSize } from './moment-choice.ts'

/** Moments by their pictures. A film plays where it hangs, when it is asked to. */
export function MomentWall({ moments }: { moments: readonly Moment[] }) {
  if (moments.length === 0)
    return <p>No moment is written down here yet. The other sports and years have some.</p>
  return (
    <ul className={`u-grid u-gap-4 ${styles.wall}`}>
      {moments.map((moment, index) => {
        const size = momentSize({ hasFilm: moment.video !== null, isLatest: index === 0 })
        return (
          <li
            key={moment.id}
            id={`moment-${moment.id}`}
            className={classNames('u-column u-shrink u-raised', styles.moment, styles[size])}
          >
            <MomentPicture moment={moment} isLarge={size !== 'plain'} isFirst={index === 0} />
            <div className={styles.words}>
              <p className="u-label u-wrap u-gap-0-3 u-tracked-6">
                <time dateTime={moment.date}>{formatDate(moment.date)}</time>
                {moment.sport ? <span>{moment.sport.title}</span> : null}
              </p>
              <Heading level={2} size={size === 'plain' ? 'x-small' : 'small'} caps={false}>
                {moment.title}
              </Heading>
              <div
                className="u-note u-grid u-gap-2 u-measure"
                dangerouslySetInnerHTML={{ __html: moment.text }}
              />
              {moment.video?.file ? (
                <a className="u-note u-inline u-target" href={moment.video.url}>
                  More about this film
                  <span className="visually-hidden">: {moment.video.title}</span>
                </a>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface MomentPictureProps {
  moment: Moment
  isLarge: boolean
  isFirst: boolean
}

function MomentPicture({ moment: { video, image }, isLarge, isFirst }: MomentPictureProps) {
  const link = useLink()
  const poster = image ?? video?.poster ?? null
  if (video?.file) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are a list, which the rule does not look into
      <video
        className={styles.picture}
        controls
        playsInline
        preload="none"
        poster={poster ? imageUrl({ src: poster.url, width: 1280, height: 720, method: 'crop' }) : undefined}
        aria-label={video.title}
        width={1280}
        height={720}
      >
        <source src={video.file} />
        {video.captions.map(({ language, label, url }, index) => (
          <track key={url} kind="captions" srcLang={language} label={label} src={url} default={index === 0} />
        ))}
      </video>
    )
  }
  if (!poster) return <div className={styles.picture} />
  const picture = (
    <Image
      className={styles.picture}
      src={poster.url}
      alt={video ? '' : poster.alt}
      width={1280}
      height={720}
      sizes={isLarge ? '(min-width: 48em) 50vw, 100vw' : '(min-width: 64em) 25vw, 100vw'}
      priority={isFirst}
    />
  )
  if (!video) return picture
  return (
    <a className={`u-block u-relative ${styles.film}`} {...link(video.url)}>
      {picture}
      <span className={`u-center u-accent ${styles.play}`}>
        <Icon name="play" label={`Watch ${video.title}`} />
      </span>
    </a>
  )
}
