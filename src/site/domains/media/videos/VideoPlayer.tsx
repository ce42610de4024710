import { useEffect, useRef, useState } from 'react'
import type { Caption, VideoAds } from '#contract/media.ts'
import { lessMotion } from '#site/page/looks/less-motion.ts'
import { classNames } from '#ui/class-names.ts'
import { imageUrl } from '#ui/image-url.ts'
import styles from './VideoPlayer.module.css'
import { isStream, streamType, videoType } from './video-source.ts'

export interface Playback {
  title: string
  source: string
  poster: string | null
  captions: Caption[]
  autoplay: boolean
  controls: boolean
  live: boolean
  /** For who serves advertising; nothing is asked for here. */
  ads: VideoAds | null
}

/** The browser's own player, with captions. A stream gets its code late, and only where the browser needs any. */
export function VideoPlayer({ className, ...playback }: Playback & { className?: string }) {
  const { title, source, poster, captions, autoplay, controls, live, ads } = playback
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || !isStream(source) || element.canPlayType(streamType)) return
    const leaving = new AbortController()
    void import('./play-stream.ts')
      .then(({ playStream }) => playStream(element, source, leaving.signal))
      .catch(() => leaving.signal.aborted || setHasFailed(true))
    return () => leaving.abort()
  }, [source])

  useEffect(() => {
    if (autoplay && lessMotion()) video.current?.pause()
  }, [autoplay])

  return (
    <div className={classNames(styles.player, className)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that the film came with */}
      <video
        ref={video}
        className={styles.video}
        aria-label={title}
        autoPlay={autoplay}
        // Browsers let a film begin by itself only if nobody is startled by it.
        muted={autoplay}
        // What moves by itself can be stopped (WCAG 2.2.2).
        controls={controls || autoplay}
        playsInline
        preload={poster ? 'none' : 'metadata'}
        poster={poster ? imageUrl({ src: poster, width: 1280, height: 720, type: 'jpeg' }) : undefined}
        data-live={live ? '' : undefined}
        data-ads={ads ? JSON.stringify(ads) : undefined}
      >
        <source src={source} type={videoType(source)} />
        {captions.map(({ language, label, url }, index) => (
          <track
            key={url}
            kind="captions"
            srcLang={language}
            label={label}
            src={url}
            default={index === 0 ? true : undefined}
          />
        ))}
        <a href={source}>{title}</a>
      </video>
      {live ? <span className={styles.live}>Live</span> : null}
      {hasFailed ? (
        <p className={`u-center u-fill ${styles.failed}`} role="alert">
          The video could not be played.
        </p>
      ) : null}
    </div>
  )
}
