import type { LiveGame } from '#site/domains/live/live-game.ts'
import type { LineWords } from './line-script.ts'

const words = { ahead: 'Soon', live: 'Live', delayed: 'Delayed', over: 'Final' }

/** What the line says of a game as the feed tells it. Silence takes no score back. */
export function lineWords({ phase, play }: LiveGame): Partial<LineWords> {
  const word = words[phase]
  if (!play) return { word }
  const moment = phase === 'over' ? '' : [play.period, play.clock].filter(Boolean).join(' · ')
  return { word, away: String(play.away.score), home: String(play.home.score), moment }
}
