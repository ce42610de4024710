import type { ReactNode } from 'react'
import type { Game } from '#contract/games.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { useLiveGame } from './use-live-game.ts'

const live = 3

export interface LiveBadgeProps {
  game: Pick<Game, 'id' | 'type' | 'startDateUtc' | 'gameState'>
  /** What stands there before the game and after it: 'Tonight'. */
  children: ReactNode
}

export default function LiveBadgeIsland({ game, children }: LiveBadgeProps) {
  const now = useLiveGame(game, null)
  const isLive = now ? now.phase === 'live' : game.gameState === live
  const still = now?.phase === 'delayed' ? 'Delayed' : children
  return (
    <Stamp tone={isLive ? 'live' : 'brand'} size="regular">
      {isLive ? 'Live' : still}
    </Stamp>
  )
}
