import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'
import { durationText } from '../parts/duration.ts'
import type { VideoAsideData } from './load-video.ts'
import styles from './VideoAside.module.css'
import { VideoWall } from './VideoWall.tsx'

/** What to watch next: the rest of the playlist, and videos like this one. */
export function VideoAside({ shownId, playlist, related }: VideoAsideData) {
  return (
    <>
      {playlist ? (
        <section className="u-grid u-columns-1 u-gap-3 u-top">
          <Heading level={2} size="small" barred>
            <a className="u-quiet" href={playlist.href}>
              {playlist.title}
            </a>
          </Heading>
          <ol className={styles.list}>
            {playlist.videos.map(({ id, title, href, poster, seconds }) => (
              <li key={id} className={`u-grid u-gap-3 u-relative u-ruled ${styles.entry}`}>
                {poster ? (
                  <Image className={styles.picture} src={poster} alt="" width={160} height={90} raster />
                ) : null}
                <a
                  className={`u-card-link ${styles.link}`}
                  href={href}
                  aria-current={id === shownId ? 'page' : undefined}
                >
                  {title}
                </a>
                {seconds === null ? null : (
                  <span className="u-note-xs u-figures">{durationText(seconds)}</span>
                )}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {related.length > 0 ? (
        <section className={`u-grid u-columns-1 u-gap-3 u-top ${styles.related}`}>
          <Heading level={2} barred>
            More to watch
          </Heading>
          <VideoWall videos={related} />
        </section>
      ) : null}
    </>
  )
}
