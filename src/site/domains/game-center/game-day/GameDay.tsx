import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { GameDayHeroProps } from './GameDayHero.island.tsx'

const GameDayHero = islandComponent(() => import('./GameDayHero.island.tsx'))

/** A page fetches nothing of it on the days without a game. */
export const GameDay = (props: GameDayHeroProps) => (
  <Island defer="idle">
    <GameDayHero {...props} />
  </Island>
)
