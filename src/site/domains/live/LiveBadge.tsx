import { Island } from '#site/lateness/Island.tsx'
import LiveBadgeIsland, { type LiveBadgeProps } from './LiveBadge.island.tsx'
import styles from './LiveBadge.module.css'

/** 'Live' while the game is being played. Once the page is at rest it follows the feed. */
export function LiveBadge({ game, children }: LiveBadgeProps) {
  return (
    <Island defer="idle" className={styles.place}>
      <LiveBadgeIsland game={game}>{children}</LiveBadgeIsland>
    </Island>
  )
}
