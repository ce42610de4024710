import type { Game } from '#contract/games.ts'
import { gameTime } from '../../parts/game-dates.ts'
import { gameStanding, scoreText } from '../../parts/game-standing.ts'
import { zoneWords } from '../../parts/game-words.ts'
import { outcomeOf } from '../../parts/outcome.ts'
import { dayOfEvent } from './calendar-days.ts'

type Timed = Pick<
  Game,
  | 'status'
  | 'result'
  | 'gameState'
  | 'time'
  | 'isTbd'
  | 'isAllDay'
  | 'timeZone'
  | 'startDate'
  | 'startDateUtc'
  | 'endDate'
>

interface CalendarTime {
  time: string
  /** Of a game that was decided, with its word. */
  letter: 'W' | 'L' | 'T' | null
  words: string | null
}

const said = (time: string): CalendarTime => ({ time, letter: null, words: null })

/** What there is to say of a game on a day: its result, when it starts, or which day of several it is. */
export function calendarTime(game: Timed, day: string, schoolZone: string): CalendarTime {
  const standing = gameStanding(game)
  const part = dayOfEvent(game, day)
  if (standing.kind === 'called-off') return said(standing.word)
  if (standing.kind === 'live') return said('Live')
  if (standing.kind === 'over') {
    const { result } = standing
    const outcome = outcomeOf(result)
    const score = scoreText(result, 'team-first')
    if (score && outcome) return { time: score, letter: outcome.letter, words: outcome.word }
    return said(result.prescore ?? result.postscore ?? score ?? 'Final')
  }
  if (part && (part.day > 1 || game.isAllDay)) return said(`Day ${part.day} of ${part.of}`)
  return said(startWords(game, schoolZone))
}

/** '7:00 PM', and whose clock it is where that is not the school's: '9:00 PM HST'. */
function startWords(
  game: Pick<Game, 'time' | 'isTbd' | 'isAllDay' | 'timeZone' | 'startDateUtc'>,
  schoolZone: string,
): string {
  const isClock = !game.isTbd && !game.isAllDay
  return isClock && game.timeZone !== schoolZone ? `${game.time} ${zoneWords(game)}` : gameTime(game)
}
