import type { Podcast } from '#contract/media.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './PlayLink.module.css'
import { toPlayable } from './playable.ts'

interface PlayLinkProps {
  podcast: Podcast
  /** Says it in words beside the sign. */
  large?: boolean
}

/**
 * Plays an episode: without a script it leads to the sound itself, with one to the player at the foot of the page,
 * which marks the link while it plays.
 */
export function PlayLink({ podcast, large = false }: PlayLinkProps) {
  const named = large ? undefined : 'visually-hidden'
  return (
    <a
      className={classNames('no-print u-accent', styles.play, large && `u-title-bold ${styles.large}`)}
      href={podcast.filename}
      data-podcast={JSON.stringify(toPlayable(podcast))}
    >
      <span className={`u-row u-gap-2 ${styles.start}`}>
        <Icon name="play" size={large ? 'regular' : 'small'} />
        <span className={named}>Play{large ? ' episode' : ''}</span>
      </span>
      <span className={`u-row u-gap-2 ${styles.stop}`}>
        <Icon name="pause" size={large ? 'regular' : 'small'} />
        <span className={named}>Pause{large ? ' episode' : ''}</span>
      </span>
      {large ? null : <span className="visually-hidden"> {podcast.title}</span>}
    </a>
  )
}
