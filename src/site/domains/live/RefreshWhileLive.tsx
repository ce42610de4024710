import type { Game } from '#contract/games.ts'
import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'

const RefreshIsland = islandComponent(() => import('./RefreshWhileLive.island.tsx'))

export interface RefreshWhileLiveProps {
  game: Pick<Game, 'id' | 'type' | 'startDateUtc' | 'gameState'>
}

/** Brings a page's tables up to date while its game is on, and says the score aloud. The score itself moves at once, by the feed. */
export function RefreshWhileLive({ game }: RefreshWhileLiveProps) {
  if (game.type !== 'upcoming') return null
  return (
    <Island defer="idle">
      <RefreshIsland game={game} />
    </Island>
  )
}
