import type { Score } from './scores.ts'

/** What the clock of a file shows: what is left of a period, what is gone of it, or of the whole game. */
export type ClockKind = 'left' | 'gone' | 'total' | null

const secondsOf = (clock: string): number | null => {
  const [, minutes, seconds] = /^(\d+):(\d{2})/.exec(clock) ?? []
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds)
}

export interface Timed {
  period: number
  clock: string | null
}

/** Read off the order of play; null where the clocks do not say it, and nobody may guess. */
export function clockKind(times: readonly Timed[]): ClockKind {
  let [up, down, past, again] = [0, 0, 0, 0]
  const timed = times.flatMap(({ period, clock }) => {
    const at = clock === null ? null : secondsOf(clock)
    return at === null ? [] : [{ period, at }]
  })
  for (const [index, { period, at }] of timed.entries()) {
    const last = timed[index - 1]
    if (!last) continue
    if (last.period !== period) {
      if (at >= last.at) past++
      else again++
    } else if (at > last.at) up++
    else if (at < last.at) down++
  }
  if (down > 0 && up === 0) return 'left'
  if (up > 0 && down === 0) return past > 0 && again === 0 ? 'total' : again > 0 ? 'gone' : null
  // A late entry or two do not turn a clock around.
  return down > up * 8 ? 'left' : up > down * 8 && again === 0 && past > 0 ? 'total' : null
}

/** The minute that a clock of the whole game is in: 61:37 is the 62nd. */
export const minuteOf = (clock: string): number | null => {
  const seconds = secondsOf(clock)
  return seconds === null ? null : Math.floor(seconds / 60) + 1
}

/** What is left on the clock of a score, in seconds; null where the clock says something else. */
export const secondsLeft = ({ clock }: Score, kind: ClockKind): number | null =>
  kind === 'left' && clock ? secondsOf(clock.text) : null
