import { type ReactNode, useMemo } from 'react'
import type { Game } from '#contract/games.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { toLiveGame } from './live-game.ts'
import { useLiveGame } from './use-live-game.ts'

export interface LiveBadgeProps {
  game: Pick<Game, 'id' | 'type' | 'startDateUtc' | 'gameState'>
  /** What stands there before the game and after it: 'Tonight'. */
  children: ReactNode
}

export default function LiveBadgeIsland({ game, children }: LiveBadgeProps) {
  const { id, gameState } = game
  const now = useLiveGame(
    game,
    useMemo(() => toLiveGame(id, undefined, gameStateOf(gameState)), [id, gameState]),
  )
  const isOn = now?.phase === 'live'
  const still = now?.phase === 'delayed' ? 'Delayed' : children
  return (
    <Stamp tone={isOn ? 'live' : 'brand'} size="regular">
      {isOn ? 'Live' : still}
    </Stamp>
  )
}
