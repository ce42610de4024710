import { useEffect, useRef } from 'react'
import type { LiveGame } from './live-game.ts'

/** Long enough that a phone in a stadium is not busy with tables. */
const quietMs = 15_000
/** Everybody hears of a score in the same moment; not everybody has to ask in it. */
const spreadMs = 4_000
/** A browser answers a question for this long from what it asked last: what was said meanwhile would not be in it. */
const answeredAgainMs = 10_000

/** Asks for what stands beside a score when the feed has told something, and not all the time. */
export function useNewsAsked(now: LiveGame | null, ask: () => void): void {
  const first = useRef(now)
  const lastAsked = useRef<number>(undefined)

  useEffect(() => {
    lastAsked.current ??= Date.now() - (quietMs - answeredAgainMs)
    // Whoever says nothing has nothing to show either.
    if (now === null || now === first.current || now.phase === 'delayed') return
    const wait = Math.max(0, lastAsked.current + quietMs - Date.now()) + Math.random() * spreadMs
    const timer = setTimeout(() => {
      // Without reception what is shown is better than what cannot be had.
      if (!navigator.onLine) return
      lastAsked.current = Date.now()
      ask()
    }, wait)
    return () => clearTimeout(timer)
  }, [now, ask])
}
