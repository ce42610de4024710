import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { openAllGates } from '#site/lateness/gate.ts'
import type { LiveGame } from './live-game.ts'
import { useNewsAsked } from './use-news-asked.ts'

/** Asks for the page's data anew when the feed has told something. */
export function useFreshPage(now: LiveGame | null): void {
  const { revalidate } = useRevalidator()
  useNewsAsked(
    now,
    useCallback(() => {
      // What is still shut would lose its HTML, and with it what is being read.
      openAllGates()
      void revalidate()
    }, [revalidate]),
  )
}
