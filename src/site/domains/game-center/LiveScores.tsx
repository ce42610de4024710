import type { GameCenterTeam } from '#contract/game-center.ts'
import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'
import type { ClockedGame } from '../games/GameClock.tsx'
import styles from './LiveScores.module.css'

const LiveScoresIsland = islandComponent(() => import('./LiveScores.island.tsx'), [styles])

export interface LiveScoresProps {
  game: ClockedGame
  away: Pick<GameCenterTeam, 'name' | 'Score'>
  home: Pick<GameCenterTeam, 'name' | 'Score'>
}

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
