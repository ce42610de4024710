import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { LiveScoresProps } from './LiveScores.island.tsx'
import styles from './LiveScores.module.css'

const LiveScoresIsland = islandComponent(() => import('./LiveScores.island.tsx'))

/** The score between the crests; while the game is on it follows the feed. Before the game there is none. */
export function LiveScores({ game, away, home }: LiveScoresProps) {
  return (
    <Island defer="idle" className={styles.place}>
      <LiveScoresIsland
        game={game}
        away={{ name: away.name, Score: away.Score }}
        home={{ name: home.name, Score: home.Score }}
      />
    </Island>
  )
}
