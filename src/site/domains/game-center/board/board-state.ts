import type { LiveGame } from '#site/domains/live/live-game.ts'

export interface BoardSide {
  score: string | null
  /** Has the ball, bats or serves. */
  hasBall: boolean
  isWinner: boolean
}

interface BoardState {
  away: BoardSide
  home: BoardSide
  /** '2nd · 6:40', 'Final / OT'. */
  moment: string
  /** '3rd & 8 at KES 42'. */
  situation: string | null
  isLive: boolean
}

interface Shown {
  away: string | null
  home: string | null
  /** What stands there when no feed says more: 'Final', 'Postponed'. */
  word: string
  isOver: boolean
}

/** What a scoreboard shows: the feed's word where there is one, and else what the page was made with. */
export function boardState(shown: Shown, now: LiveGame | null): BoardState {
  const { play, phase } = now ?? {}
  // What the office has entered stands over what the scorer said.
  const score =
    play && !shown.isOver
      ? { away: String(play.away.score), home: String(play.home.score) }
      : { away: shown.away, home: shown.home }
  const isOver = shown.isOver || phase === 'over'
  const isOn = !isOver && play != null && (phase === 'live' || phase === 'delayed')
  const side = (own: 'away' | 'home', other: 'away' | 'home'): BoardSide => ({
    score: score[own],
    hasBall: isOn && play.possession === own,
    isWinner: isOver && Number(score[own] ?? 0) > Number(score[other] ?? 0),
  })
  return {
    away: side('away', 'home'),
    home: side('home', 'away'),
    moment: isOn
      ? [play.period, play.clock].filter(Boolean).join(' · ')
      : isOver
        ? finalWord(shown)
        : shown.word,
    situation: isOn ? play.situation : null,
    isLive: isOn && phase === 'live',
  }
}

const finalWord = ({ isOver, word }: Shown): string => (isOver ? word : 'Final')

/** What a mark beside the score says of a team, in the words of its sport. */
export function ballWords(sportSlug: string): string {
  if (/(base|soft)ball$/.test(sportSlug)) return 'at bat'
  if (/(volleyball|tennis)$/.test(sportSlug)) return 'serving'
  return 'has the ball'
}
