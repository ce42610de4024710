import { useEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Game } from '#contract/games.ts'
import { openAllGates } from '#site/lateness/gate.ts'
import { useLiveGame } from './use-live-game.ts'
import { useLiveNews } from './use-live-news.ts'

/** Long enough that a phone in a stadium is not busy with tables. */
const quietMs = 15_000
/** Everybody hears of a score in the same moment; not everybody has to ask in it. */
const spreadMs = 4_000

export interface RefreshWhileLiveProps {
  game: Pick<Game, 'id' | 'type' | 'startDateUtc' | 'gameState'>
}

export default function RefreshWhileLiveIsland({ game }: RefreshWhileLiveProps) {
  const { id, type, startDateUtc, gameState } = game
  const now = useLiveGame(game, null)
  const news = useLiveNews(
    useMemo(() => [{ id, type, startDateUtc, gameState, live: null }], [id, type, startDateUtc, gameState]),
  )
  const { revalidate } = useRevalidator()
  const first = useRef(now)
  const lastAsked = useRef(0)

  useEffect(() => {
    // Whoever says nothing has nothing to show either.
    if (now === null || now === first.current || now.phase === 'delayed') return
    const wait = Math.max(0, lastAsked.current + quietMs - Date.now()) + Math.random() * spreadMs
    const timer = setTimeout(() => {
      // Without reception what is shown is better than what cannot be had.
      if (!navigator.onLine) return
      lastAsked.current = Date.now()
      // What is still shut would lose its HTML, and with it what is being read.
      openAllGates()
      void revalidate()
    }, wait)
    return () => clearTimeout(timer)
  }, [now, revalidate])

  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  )
}
