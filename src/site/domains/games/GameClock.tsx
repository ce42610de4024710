import type { Game } from '#contract/games.ts'
import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'
import { useRootData } from '../../shell/root-data.ts'
import type { LiveGame } from '../live/live-game.ts'
import styles from './Countdown.module.css'
import type { Cell } from './Countdown.tsx'

const GameClockIsland = islandComponent(() => import('./GameClock.island.tsx'))

/** As much of a game as its clock and its badge need: it travels with the page. */
export interface ClockedGame
  extends Pick<Game, 'id' | 'type' | 'gameState' | 'startDateUtc' | 'locationIndicator'> {
  /** What stands under the opponent's score. */
  opponent: string
  /** As it stood when the page was made. */
  live: LiveGame | null
  /** The date in four cells, before the first tick; null while the hour is open. */
  still: Cell[] | null
}

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
