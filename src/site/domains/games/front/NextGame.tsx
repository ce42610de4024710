import type { ReactNode } from 'react'
import { LiveBadge } from '#site/domains/live/LiveBadge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { ClockedGame } from '../countdown/clocked-game.ts'
import { GameClock } from '../countdown/GameClock.tsx'
import styles from './NextGame.module.css'

export const nextGameTitleId = 'next-game-title'

/** The game a team plays next, and how long it is until then. Its words are NextGameWords. */
export function NextGame({ game, children }: { game: ClockedGame; children: ReactNode }) {
  return (
    <section aria-labelledby={nextGameTitleId} className={classNames(styles.band, 'dark-theme')}>
      <div className={`u-frame u-grid ${styles.inner}`}>
        <LiveBadge game={game}>Next game</LiveBadge>
        {children}
        <GameClock game={game} />
      </div>
    </section>
  )
}
