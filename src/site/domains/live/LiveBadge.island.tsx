import type { ReactNode } from 'react'
import type { Game } from '#contract/games.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { useLiveGame } from './use-live-game.ts'

export interface LiveBadgeProps {
  game: Pick<Game, 'id' | 'type' | 'startDateUtc' | 'gameState'>
  /** What stands there before the game and after it: 'Tonight'. */
  children: ReactNode
}

export default function LiveBadgeIsland({ game, children }: LiveBadgeProps) {
  const now = useLiveGame(game, null)
  const isOn = now ? now.phase === 'live' : gameStateOf(game.gameState) === 'Live'
  const still = now?.phase === 'delayed' ? 'Delayed' : children
  return (
    <Stamp tone={isOn ? 'live' : 'brand'} size="regular">
      {isOn ? 'Live' : still}
    </Stamp>
  )
}
