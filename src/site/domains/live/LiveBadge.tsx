import type { ReactNode } from 'react'
import type { Game } from '#contract/games.ts'
import stamp from '#ui/Stamp.module.css'
import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'
import styles from './LiveBadge.module.css'

const LiveBadgeIsland = islandComponent(() => import('./LiveBadge.island.tsx'), [stamp])

export interface LiveBadgeProps {
  game: Pick<Game, 'id' | 'type' | 'startDateUtc' | 'gameState'>
  /** What stands there before the game and after it: 'Tonight'. */
  children: ReactNode
}

/** 'Live' while the game is being played. Once the page is at rest it follows the feed. */
export function LiveBadge({ game, children }: LiveBadgeProps) {
  return (
    <Island defer="idle" className={styles.place}>
      <LiveBadgeIsland game={game}>{children}</LiveBadgeIsland>
    </Island>
  )
}
