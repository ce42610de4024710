import { type ReactNode, useId } from 'react'
import type { Game } from '#contract/games.ts'
import { classNames } from '#ui/class-names.ts'
import { ScrollArrows } from '../../shell/ScrollArrows.tsx'
import type { School } from '../../shell/school.ts'
import styles from './ScoreboardStrip.module.css'
import { ScoreCard } from './ScoreCard.tsx'
import { firstCard } from './scoreboard-start.ts'

const stripId = 'scoreboard-strip'

/** The frame of the strip: its headings, its arrows and, inside, the cards. */
export function ScoreboardStrip({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(styles.strip, 'dark-theme')}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={id} className="visually-hidden">
            Scoreboard
          </h2>
          <p className={styles.title}>Calendar</p>
          <ScrollArrows of={stripId} what="games" />
        </div>
        {children}
      </div>
    </section>
  )
}

export function ScoreCards({ games, school }: { games: Game[]; school: School }) {
  if (games.length === 0) {
    return <p className={styles.empty}>There are currently no upcoming events or recent results.</p>
  }
  const first = firstCard(games)
  return (
    <ul id={stripId} className={styles.cards}>
      {games.map((game, index) => (
        <li key={game.id} className={classNames(styles.slot, index === first && styles.first)}>
          <ScoreCard game={game} school={school} />
        </li>
      ))}
    </ul>
  )
}
