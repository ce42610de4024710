import type { GameAct } from '#contract/editing/game-acts.ts'

type Winner = 'us' | 'them' | 'nobody'

export interface Act {
  act: GameAct
  startDate?: string | undefined
  time?: string | undefined
  winner?: Winner | undefined
  teamScore?: number | undefined
  opponentScore?: number | undefined
  postscore?: string | undefined
}

/** What an act changes of a game; a sentence where something is missing. Nothing is invented: a new day has no time yet. */
export function changeOf(asked: Act): Record<string, unknown> | string {
  const { act, startDate, time, winner } = asked
  const when = { ...(startDate ? { startDate } : {}), ...(time ? { time } : {}) }
  switch (act) {
    case 'time':
      return Object.keys(when).length > 0 ? when : 'Say when it is: a day, a time or both.'
    case 'postpone':
      return { status: 'P' }
    case 'cancel':
      return { status: 'C' }
    case 'reschedule':
      return startDate ? { status: 'A', startDate, time: time ?? 'TBD' } : 'Say on which day it is.'
    case 'restore':
      return { status: 'A', ...when }
    case 'final':
      return finalOf(asked)
    case 'forfeit':
      return winner && winner !== 'nobody'
        ? { status: 'A', resultStatus: winner === 'us' ? 'W' : 'L', postscore: 'forfeit' }
        : 'Say who gets the win.'
  }
}

const resultOf = { us: 'W', them: 'L', nobody: 'T' } as const

/** The score that a game ended with, in the words of its row. Most points win unless somebody says otherwise. */
function finalOf({ teamScore, opponentScore, winner, postscore }: Act): Record<string, unknown> | string {
  if (teamScore === undefined || opponentScore === undefined) return 'Say both scores.'
  const most = teamScore === opponentScore ? 'nobody' : teamScore > opponentScore ? 'us' : 'them'
  return {
    status: 'A',
    resultStatus: resultOf[winner ?? most],
    teamScore: String(teamScore),
    opponentScore: String(opponentScore),
    postscore: postscore?.trim() || null,
  }
}

interface Told {
  sport: string
  opponent: string
  atVs: 'at' | 'vs'
  startDate: string
  time: string
}

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
const timeWords = (time: string): string => (time === 'TBD' ? 'at a time to be announced' : `at ${time}`)

/** What an alert says of it, in one sentence. */
export function actWords(
  { act, winner, teamScore, opponentScore }: Omit<Act, 'startDate' | 'time'>,
  before: Told,
  after: Told,
): string {
  const game = `${before.sport} ${before.atVs === 'at' ? 'at' : 'vs.'} ${before.opponent}`
  const was = `${game} on ${dayWords(before.startDate)}`
  const isDay = before.startDate !== after.startDate
  switch (act) {
    case 'time':
      return isDay
        ? `${was} is now on ${dayWords(after.startDate)} ${timeWords(after.time)}.`
        : `${was} now begins ${timeWords(after.time)}.`
    case 'postpone':
      return `${was} is postponed.`
    case 'cancel':
      return `${was} is cancelled.`
    case 'reschedule':
      return `${game} is now on ${dayWords(after.startDate)} ${timeWords(after.time)}.`
    case 'restore':
      return `${game} is on ${dayWords(after.startDate)} as planned.`
    case 'final':
      return `${was} is over: ${teamScore}–${opponentScore}.`
    case 'forfeit':
      return winner === 'us' ? `${was} is won by forfeit.` : `${was} is lost by forfeit.`
  }
}
