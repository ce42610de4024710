import { Island } from '#site/lateness/Island.tsx'
import type { GameDayHeroProps } from './GameDayHero.island.tsx'
import { GameDayHero } from './game-day-islands.ts'

/** A page fetches nothing of it on the days without a game. */
export const GameDay = (props: GameDayHeroProps) => (
  <Island defer="idle">
    <GameDayHero {...props} />
  </Island>
)
