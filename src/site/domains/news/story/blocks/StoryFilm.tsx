import type { Video } from '#contract/media.ts'
import { durationText } from '#site/domains/media/parts/duration.ts'
import { FilmInWords } from '#site/domains/media/parts/FilmInWords.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { imageUrl } from '#ui/image-url.ts'
import styles from './StoryFilm.module.css'

/** A film of our own plays in place; one that is kept elsewhere leads to its page. */
export function StoryFilm({ film, isFirst = false }: { film: Video; isFirst?: boolean }) {
  const { title, file, poster, captions, durationSeconds, url } = film
  return (
    <figure className="no-print">
      {file ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that the film came with
        <video
          className={styles.screen}
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          poster={poster ? imageUrl({ src: poster.url, width: 1280, height: 720 }) : undefined}
          aria-label={title}
        >
          <source src={file} />
          {captions.map((caption, index) => (
            <track
              key={caption.url}
              kind="captions"
              srcLang={caption.language}
              label={caption.label}
              src={caption.url}
              default={index === 0}
            />
          ))}
          <a href={file}>{title}</a>
        </video>
      ) : (
        <a className="u-block u-relative" href={url}>
          {poster ? (
            <Image
              className={styles.screen}
              src={poster.url}
              alt=""
              width={1280}
              height={720}
              sizes="(min-width: 75em) 72rem, 100vw"
              priority={isFirst}
            />
          ) : null}
          <span className={`u-center u-accent ${styles.play}`}>
            <Icon name="play" size="large" label={`Watch: ${title}`} />
          </span>
        </a>
      )}
      <figcaption className={`u-note u-cluster u-gap-0-3 ${styles.caption}`}>
        <Icon name="video" size="x-small" />
        <span>{title}</span>
        {file ? <FilmInWords film={film} /> : null}
        {durationSeconds === null ? null : (
          <span className={styles.length}>
            <span className="visually-hidden">Length </span>
            {durationText(durationSeconds)}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
