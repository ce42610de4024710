import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { WatchView as View } from './load-watch.ts'
import { VideoWall } from './VideoWall.tsx'
import styles from './WatchView.module.css'

/** Videos by channel, or all of the one that was chosen. */
export function WatchView({ videos, rows, playlists }: View) {
  if (videos.length === 0) return <p>There is no video of this kind yet.</p>
  if (rows.length === 0) {
    return (
      <div className={`u-grid u-columns-1 u-gap-7 ${styles.view}`}>
        <h2 className="visually-hidden">Videos</h2>
        <Playlists playlists={playlists} />
        <VideoWall videos={videos} className={styles.list} />
      </div>
    )
  }
  return (
    <div className={`u-grid u-columns-1 u-gap-7 ${styles.view}`}>
      <section className="u-grid u-columns-1 u-gap-4">
        <Heading level={2} barred>
          Latest
        </Heading>
        <VideoWall videos={videos} />
      </section>
      {rows.map((row) =>
        row.videos.length > 0 ? (
          <section key={row.href} className="u-grid u-columns-1 u-gap-4">
            <div className="u-wrap u-gap-0-5 u-spread u-align-end">
              <Heading level={2} barred>
                {row.title}
              </Heading>
              <Playlists playlists={[...row.playlists, { title: `All ${row.title}`, href: row.href }]} />
            </div>
            <VideoWall videos={row.videos} />
          </section>
        ) : null,
      )}
    </div>
  )
}

function Playlists({ playlists }: { playlists: { title: string; href: string; count?: number }[] }) {
  if (playlists.length === 0) return null
  return (
    <ul className={`u-wrap u-gap-0-5 ${styles.playlists}`}>
      {playlists.map(({ title, href, count }) => (
        <li key={href}>
          <a href={href}>
            {title}
            {count === undefined ? null : ` (${count})`}
            <Icon name="arrow-right" size="small" />
          </a>
        </li>
      ))}
    </ul>
  )
}
