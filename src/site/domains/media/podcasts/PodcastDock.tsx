import { useEffect, useSyncExternalStore } from 'react'
import { trimText } from '#site/format/trim-text.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { durationText } from '../parts/duration.ts'
import { skipBack, skipForward, speeds } from './listening.ts'
import styles from './PodcastDock.module.css'
import type { PodcastAudio } from './podcast-audio.ts'

interface PodcastDockProps {
  audio: PodcastAudio
  onClose: () => void
}

const speedOptions = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))

/** The player at the foot of every page while an episode is open. */
export function PodcastDock({ audio, onClose }: PodcastDockProps) {
  const { episode, isPlaying, seconds, length, speed, hasFailed } = useSyncExternalStore(
    audio.watch,
    audio.now,
  )
  const isOpen = episode !== null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dock', isOpen)
    return () => document.documentElement.removeAttribute('data-dock')
  }, [isOpen])
  if (!episode) return null
  const end = Math.max(1, Math.floor(length))
  return (
    <section className={`default-black no-print ${styles.dock}`} data-foot aria-label="Podcast player">
      <div className={`u-frame u-grid ${styles.inner}`}>
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause' : 'Play'}
          onClick={isPlaying ? audio.pause : audio.play}
        />
        <p className={styles.words}>
          <a className={`u-quiet ${styles.title}`} href={episode.url} title={episode.title}>
            {trimText(episode.title)}
          </a>
          <span className={`u-note-xs ${styles.show}`} role="status">
            {hasFailed ? 'The recording could not be loaded.' : episode.show}
          </span>
        </p>
        <div className={`u-row u-gap-2 u-shrink u-whole ${styles.controls}`}>
          <Button kind="text" aria-label={`−${skipBack} seconds, back`} onClick={audio.back}>
            −{skipBack}
          </Button>
          <Button kind="text" aria-label={`+${skipForward} seconds, forward`} onClick={audio.forward}>
            +{skipForward}
          </Button>
          <div className={`u-row ${styles.time}`}>
            <span aria-hidden="true">{durationText(seconds)}</span>
            <input
              className={styles.range}
              type="range"
              min={0}
              max={end}
              step={1}
              value={Math.min(seconds, end)}
              aria-label="Position"
              aria-valuetext={`${durationText(seconds)} of ${durationText(end)}`}
              onChange={({ target }) => audio.seek(Number(target.value))}
            />
            <span aria-hidden="true">{durationText(end)}</span>
          </div>
          <Select
            label="Speed"
            hideLabel
            size="small"
            className={styles.speed}
            options={speedOptions}
            value={String(speed)}
            onChange={({ target }) => audio.setSpeed(Number(target.value))}
          />
        </div>
        <Button kind="text" icon="close" label="Close the podcast player" onClick={onClose} />
      </div>
    </section>
  )
}
