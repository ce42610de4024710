import { type MouseEvent, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { isPlainClick } from '../parts/plain-click.ts'
import styles from './YoutubeFacade.module.css'

interface YoutubeFacadeProps {
  youtube: string
  title: string
  controls: boolean
}

/**
 * Stands where the film will be. Nothing is asked of the other site before somebody presses play; without a script the
 * press leads there.
 */
export function YoutubeFacade({ youtube, title, controls }: YoutubeFacadeProps) {
  const [isStarted, setIsStarted] = useState(false)
  const query = new URLSearchParams({ autoplay: '1', rel: '0', ...(controls ? {} : { controls: '0' }) })
  if (isStarted) {
    return (
      <iframe
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${youtube}?${query}`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }

  function start(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsStarted(true)
  }

  return (
    <a
      className={styles.facade}
      href={`https://www.youtube.com/watch?v=${youtube}`}
      target="_top"
      rel="noreferrer"
      onClick={start}
    >
      <span className={`u-center u-accent ${styles.play}`}>
        <Icon name="play" size="large" />
      </span>
      <span className="u-grid u-bold">
        Play video
        <small className={styles.note}>It is loaded from YouTube when you press play.</small>
      </span>
    </a>
  )
}
