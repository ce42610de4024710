import { Island } from '#site/lateness/Island.tsx'
import RefreshIsland, { type RefreshWhileLiveProps } from './RefreshWhileLive.island.tsx'

/** Brings a page's tables up to date while its game is on, and says the score aloud. The score itself moves at once, by the feed. */
export function RefreshWhileLive({ game }: RefreshWhileLiveProps) {
  if (game.type !== 'upcoming') return null
  return (
    <Island defer="idle">
      <RefreshIsland game={game} />
    </Island>
  )
}
