import { useLoaderData } from 'react-router'
import { VideoPlayer } from '#site/domains/media/videos/VideoPlayer.tsx'
import { YoutubeFacade } from '#site/domains/media/videos/YoutubeFacade.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import styles from './embed.module.css'

export const headers = cachedPage

export const meta = pageMeta

const loadEmbed = lateLoad(async () => (await import('#site/domains/media/videos/load-embed.ts')).loadEmbed)

export const loader = serverLoads(loadEmbed)
export const clientLoader = clientLoads(loadEmbed)

/** A page for the frames of other pages: the player and nothing around it. */
export default function EmbedPage() {
  const { title, youtube, controls, playback } = useLoaderData<typeof loader>()
  return (
    <div className={`default-black ${styles.page}`}>
      <h1 className="visually-hidden">{title}</h1>
      {youtube ? (
        <YoutubeFacade youtube={youtube} title={title} controls={controls} />
      ) : playback ? (
        <VideoPlayer className={styles.player} {...playback} />
      ) : (
        <p className={styles.nothing}>
          No video was asked for. <a href="/watch">See all videos</a>
        </p>
      )}
    </div>
  )
}
