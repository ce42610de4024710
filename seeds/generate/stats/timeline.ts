import type { Play } from '#contract/shapes/stats-shapes.ts'
import type { GameClock } from './match.ts'

/** When the plays of a match happen, in seconds of play from its start. */
export interface Timeline {
  elapsed: number[]
  /** When each period begins. */
  starts: number[]
}

/** What a play takes where no clock says it. */
const untimedSeconds = 20

const lengthOf = ({ regulation, seconds, overtime }: GameClock, period: number): number =>
  period <= regulation ? seconds : overtime

function secondsIn(clock: string | null): number | null {
  const [minutes, seconds] = clock?.split(':').map(Number) ?? []
  return minutes === undefined || seconds === undefined ? null : minutes * 60 + seconds
}

export function timelineOf(plays: readonly Play[], clock: GameClock): Timeline {
  const starts = [0]
  let now = 0
  const elapsed = plays.map((play) => {
    while (starts.length < play.period) {
      const length = lengthOf(clock, starts.length)
      starts.push(length > 0 ? (starts.at(-1) ?? 0) + length : now)
    }
    const shown = secondsIn(play.clock)
    const length = lengthOf(clock, play.period)
    const start = starts[play.period - 1] ?? 0
    const at =
      length === 0 || shown === null ? now + untimedSeconds : clock.countsUp ? shown : start + length - shown
    now = Math.max(now, at)
    return now
  })
  return { elapsed, starts }
}

/** The period that is on when so many seconds have gone by. */
export const periodAt = ({ starts }: Timeline, elapsed: number): number =>
  Math.max(1, starts.filter((start) => start < elapsed).length)

/** What the clock on the wall shows; 0 where there is none. */
export function shownClock({ starts }: Timeline, clock: GameClock, period: number, elapsed: number): number {
  const length = lengthOf(clock, period)
  if (length === 0) return 0
  return clock.countsUp
    ? elapsed
    : Math.max(0, Math.min(length, (starts[period - 1] ?? 0) + length - elapsed))
}
