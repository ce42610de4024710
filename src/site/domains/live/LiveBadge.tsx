import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { LiveBadgeProps } from './LiveBadge.island.tsx'
import styles from './LiveBadge.module.css'

const LiveBadgeIsland = islandComponent(() => import('./LiveBadge.island.tsx'))

/** 'Live' while the game is being played. Once the page is at rest it follows the feed. */
export function LiveBadge({ game, children }: LiveBadgeProps) {
  return (
    <Island defer="idle" className={styles.place}>
      <LiveBadgeIsland game={game}>{children}</LiveBadgeIsland>
    </Island>
  )
}
