import { type MouseEvent, useState } from 'react'
import { useLoaderData } from 'react-router'
import { listHref } from '#site/domains/media/parts/list-address.ts'
import { isPlainClick } from '#site/domains/media/parts/plain-click.ts'
import { Transcript } from '#site/domains/media/parts/Transcript.tsx'
import { VideoEmbed } from '#site/domains/media/videos/VideoEmbed.tsx'
import { VideoPlayer } from '#site/domains/media/videos/VideoPlayer.tsx'
import { formatDate } from '#site/format/date.ts'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './video.module.css'

export const headers = cachedPage

export const meta = pageMeta

const videoAside = lateModule(() => import('#site/domains/media/videos/VideoAside.tsx'))

const loadVideo = lateLoad(async () => (await import('#site/domains/media/videos/load-video.ts')).loadVideo)

export const loader = serverLoads(loadVideo, { inHtmlOnly: ['aside'] })
export const clientLoader = videoAside.with(clientLoads(loadVideo))

export default function VideoPage() {
  const { video, ads, aside } = useLoaderData<typeof loader>()
  const { id, title, description, date, sport, channel, poster, captions, transcript } = video
  const { file, described, isSilent, showcase } = video
  const [isDescribed, setDescribed] = useState(false)
  const source = isDescribed && described ? described : file
  return (
    <div className={`u-frame u-grid u-columns-1 u-gap-6 u-top ${styles.page}`}>
      <article className="u-grid u-columns-1 u-gap-3 u-top">
        {source ? (
          <VideoPlayer
            key={`${id} ${source}`}
            title={title}
            source={source}
            poster={poster?.url ?? null}
            captions={captions}
            autoplay={showcase.autoplay}
            controls={showcase.controls}
            live={showcase.live}
            ads={ads}
          />
        ) : (
          <VideoEmbed title={title} showcase={showcase} />
        )}
        <a
          className="u-inline u-gap-2 u-target u-semibold u-self-start"
          href={listHref('/watch', { channel: channel.slug })}
        >
          <Icon name="video" size="small" />
          {channel.title}
        </a>
        <Heading level={1} size="large" caps={false}>
          {title}
        </Heading>
        <p className={`u-wrap u-gap-0-4 u-muted ${styles.facts}`}>
          <time dateTime={date}>{formatDate(date, 'MMMM d, yyyy')}</time>
          {sport ? <a href={`/sports/${sport.globalSportNameSlug}`}>{sport.title}</a> : null}
          {isSilent ? <span>No sound</span> : null}
        </p>
        {description ? <p className="u-measure u-text-lg">{description}</p> : null}
        {described ? (
          <Button
            kind="text"
            icon="audio"
            href={isDescribed && file ? file : described}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              setDescribed(!isDescribed)
            }}
          >
            {isDescribed ? 'Without audio description' : 'With audio description'}
          </Button>
        ) : null}
        <Transcript text={transcript} />
      </article>
      <ServerHtml id="video-aside" className={styles.aside} value={aside}>
        {(value) => {
          const { VideoAside } = videoAside.get()
          return <VideoAside {...value} />
        }}
      </ServerHtml>
    </div>
  )
}
