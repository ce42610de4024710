import type { LiveGame } from './live-game.ts'

const words = { live: 'Live', delayed: 'Delayed', over: 'Final' }

/** What is worth saying aloud about a change: a start, a score, a delay, an end; the clock runs on in silence. */
export function liveNews(before: LiveGame | null, { phase, play }: LiveGame): string | null {
  if (!play || phase === 'ahead') return null
  const { home, away, period } = play
  const score = `${home.name} ${home.score}, ${away.name} ${away.score}`
  if (phase !== before?.phase) return `${words[phase]}: ${score}`
  const isScored = home.score !== before.play?.home.score || away.score !== before.play?.away.score
  return isScored ? [score, period].filter(Boolean).join(', ') : null
}
