import { useMemo } from 'react'
import type { Game } from '#contract/games.ts'
import { useFreshPage } from './use-fresh-page.ts'
import { useLiveGame } from './use-live-game.ts'
import { useLiveNews } from './use-live-news.ts'

export interface RefreshWhileLiveProps {
  game: Pick<Game, 'id' | 'type' | 'startDateUtc' | 'gameState'>
}

export default function RefreshWhileLiveIsland({ game }: RefreshWhileLiveProps) {
  const { id, type, startDateUtc, gameState } = game
  const now = useLiveGame(game, null)
  const news = useLiveNews(
    useMemo(() => [{ id, type, startDateUtc, gameState, live: null }], [id, type, startDateUtc, gameState]),
  )
  useFreshPage(now)

  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  )
}
