import type { LiveGame } from './live-game.ts'

const words = { live: 'Live', delayed: 'Delayed', over: 'Final' }

/** What is worth saying aloud about a change: a start, a score, a delay, an end; the clock runs on in silence. */
export function liveNews(before: LiveGame | null, { phase, play }: LiveGame): string | null {
  if (!play || phase === 'ahead') return null
  const { home, visitors, period } = play
  const score = `${home.name} ${home.score}, ${visitors.name} ${visitors.score}`
  if (phase !== before?.phase) return `${words[phase]}: ${score}`
  const isScored = home.score !== before.play?.home.score || visitors.score !== before.play?.visitors.score
  return isScored ? [score, period].filter(Boolean).join(', ') : null
}
