import type { Play, SportGroup } from '#contract/shapes/stats-shapes.ts'

/** Periods of a whole game and the seconds of one; innings have none. */
interface GameTime {
  periods: number
  seconds: number
}

export function gameTime(sportGroup: SportGroup | null, sportSlug: string): GameTime | null {
  switch (sportGroup) {
    case 'football':
    case 'lacrosse':
    case 'field-hockey':
      return { periods: 4, seconds: 900 }
    case 'basketball':
      return sportSlug.startsWith('womens') ? { periods: 4, seconds: 600 } : { periods: 2, seconds: 1200 }
    case 'soccer':
      return { periods: 2, seconds: 2700 }
    case 'hockey':
      return { periods: 3, seconds: 1200 }
    case 'water-polo':
      return { periods: 4, seconds: 480 }
    case 'baseball':
      return { periods: sportSlug === 'softball' ? 7 : 9, seconds: 0 }
    case 'tennis':
    case 'volleyball':
    case null:
      return null
  }
}

/** A moment of a game: how much of a whole game is left, 1 to 0, and how far its own periods have come, 0 to 1. */
export interface Moment {
  left: number
  at: number
}

type Timed = Pick<Play, 'period' | 'clock' | 'side' | 'outs'>

/**
 * When each play happened. Clocks count down, up, or up through the whole game: a file does not say which, but its
 * plays come in order. Where a play has no clock it happened with the one before.
 */
export function moments(plays: readonly Timed[], { periods, seconds }: GameTime, played: number): Moment[] {
  const isUp = seconds > 0 && countsUp(plays)
  const goesOn = isUp && plays.some(({ period, clock }) => period > 1 && secondsOf(clock) > seconds * 1.02)
  const count = Math.max(played, periods)
  let gone = 0
  let period = 1
  return plays.map((play) => {
    if (play.period !== period) gone = 0
    period = play.period
    if (seconds === 0) gone = inningGone(play, gone)
    else if (play.clock !== null) {
      const shown = secondsOf(play.clock) - (goesOn ? (period - 1) * seconds : 0)
      const share = Math.min(1, Math.max(0, shown / seconds))
      gone = Math.max(gone, isUp ? share : 1 - share)
    }
    const isExtra = period > periods
    return {
      left: isExtra ? (1 - gone) / periods / 2 : Math.max(0, periods - period + 1 - gone) / periods,
      at: Math.min(1, (period - 1 + gone) / count),
    }
  })
}

const secondsOf = (clock: string | null): number => {
  const [minutes = 0, seconds = 0] = (clock ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}

function countsUp(plays: readonly Timed[]): boolean {
  const shown = plays.flatMap(({ period, clock }) =>
    period === 1 && clock !== null ? [secondsOf(clock)] : [],
  )
  return (shown[0] ?? 0) < (shown.at(-1) ?? 0)
}

/** The visitors bat first: each half is three outs. */
const inningGone = ({ side, outs }: Timed, gone: number): number =>
  outs === undefined ? gone : Math.max(gone, (side === 'home' ? 0.5 : 0) + outs / 6)
