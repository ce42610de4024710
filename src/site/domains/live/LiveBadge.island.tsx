import { Stamp } from '#ui/Stamp.tsx'
import type { LiveBadgeProps } from './LiveBadge.tsx'
import { useLiveGame } from './use-live-game.ts'

const live = 3

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
