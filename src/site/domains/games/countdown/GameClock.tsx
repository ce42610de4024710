import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import styles from './Countdown.module.css'
import type { ClockedGame } from './clocked-game.ts'

const GameClockIsland = islandComponent(() => import('./GameClock.island.tsx'))

/** How long it is until a game; while it is on, the score. Its room is the same for both. */
export function GameClock({ game }: { game: ClockedGame }) {
  const team = useRootData()?.shell.google?.clientAbbreviation ?? 'Us'
  if (!game.still) return null
  return (
    <Island defer="visible" className={styles.place}>
      <GameClockIsland game={game} team={team} still={game.still} />
    </Island>
  )
}
