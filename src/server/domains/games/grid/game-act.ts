import type { GameAct } from '#contract/editing/game-acts.ts'

export interface Act {
  act: GameAct
  startDate?: string | undefined
  time?: string | undefined
  winner?: 'us' | 'them' | undefined
}

/** What an act changes of a game; a sentence where something is missing. Nothing is invented: a new day has no time yet. */
export function changeOf({ act, startDate, time, winner }: Act): Record<string, unknown> | string {
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
    case 'forfeit':
      return winner
        ? { status: 'A', resultStatus: winner === 'us' ? 'W' : 'L', postscore: 'forfeit' }
        : 'Say who gets the win.'
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
export function actWords({ act, winner }: Pick<Act, 'act' | 'winner'>, before: Told, after: Told): string {
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
    case 'forfeit':
      return winner === 'us' ? `${was} is won by forfeit.` : `${was} is lost by forfeit.`
  }
}
