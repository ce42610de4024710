import { formatClock, ordinalPeriod } from '#contract/client/client-shapes.ts'
import type { GameMoment } from '#contract/subscriptions.ts'
import type { Standing } from './moments.ts'

export interface ToldGame
  extends Pick<Standing, 'school' | 'opponent' | 'period' | 'regulation' | 'clockSeconds' | 'isOver'> {
  /** 'Halcyon State' */
  schoolName: string
  opponentName: string
  sportTitle: string
  /** False where a result has no numbers. */
  hasScore: boolean
  isAway: boolean
}

const openings: Record<GameMoment, (game: ToldGame) => string> = {
  start: ({ schoolName, opponentName, isAway }) =>
    isAway ? `${schoolName} at ${opponentName} is on` : `${schoolName} vs. ${opponentName} is on`,
  lead: ({ schoolName, opponentName, school, opponent }) =>
    `${school > opponent ? schoolName : opponentName} takes the lead`,
  close: () => 'Close game',
  final: ({ schoolName, opponentName, school, opponent, hasScore }) => {
    if (!hasScore) return `${schoolName} and ${opponentName}: final`
    if (school === opponent) return `${schoolName} and ${opponentName} end level`
    return school > opponent ? `${schoolName} wins` : `${opponentName} wins`
  },
}

/** The school first, as in the rest of its site. */
const scoreWords = ({ schoolName, opponentName, school, opponent }: ToldGame): string =>
  `${schoolName} ${school}, ${opponentName} ${opponent}`

function whenWords({ period, regulation, clockSeconds, isOver }: ToldGame): string {
  if (isOver) return 'Final'
  return [
    period > 0 ? ordinalPeriod(period, regulation) : '',
    clockSeconds > 0 ? formatClock(clockSeconds) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a notice says of a moment: a headline, and where the game stood. */
export function momentWords(kind: GameMoment, game: ToldGame): { title: string; body: string } {
  const parts =
    kind === 'start'
      ? [game.sportTitle]
      : [game.hasScore ? scoreWords(game) : '', whenWords(game), game.sportTitle]
  return { title: openings[kind](game), body: parts.filter(Boolean).join(' · ') }
}
