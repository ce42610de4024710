import type { Game } from '../games.ts'
import type { LiveTeam, MinimalGameState } from '../live.ts'

/**
 * The place, with client-sport.ts and client-scoreboard.ts, where the wire's spelling (camelCase, PascalCase for live statistics) becomes the client shapes of the
 * specification's section 3 (snake_case). Unknown fields are left behind; what is missing is null.
 */

/** 12:05 */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** '1st', '2nd', …; a period beyond regulation shows as OT n. */
export function ordinalPeriod(period: number, regulation: number): string {
  if (regulation > 0 && period > regulation) return `OT ${period - regulation}`
  const isTeen = Math.trunc(period / 10) % 10 === 1
  return `${period}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][period % 10] ?? 'th')}`
}

export interface ClientLiveTeam {
  name: string
  score: number
  period_scores: number[]
  timeouts: number[]
}

export interface ClientLiveStats {
  has_started: boolean
  is_complete: boolean
  clock_seconds: number
  period: { number: number; regulation: number; name: string }
  home: ClientLiveTeam
  away: ClientLiveTeam
  ordinal_period: string
  formatted_clock: string
  possession: 'home' | 'away' | null
  situation: string | null
}

export function toClientLiveStats(state: MinimalGameState): ClientLiveStats {
  const name = ordinalPeriod(state.Period, state.PeriodsRegulation)
  return {
    has_started: state.HasStarted,
    is_complete: state.IsComplete,
    clock_seconds: state.ClockSeconds,
    period: { number: state.Period, regulation: state.PeriodsRegulation, name },
    home: toClientLiveTeam(state.HomeTeam),
    away: toClientLiveTeam(state.VisitingTeam),
    ordinal_period: name,
    formatted_clock: formatClock(state.ClockSeconds),
    possession: state.Possession === 'home' || state.Possession === 'away' ? state.Possession : null,
    situation: state.Situation,
  }
}

/** The school is the away team when the location indicator is A, otherwise the home team; the opponent is the other side. */
export const schoolAndOpponent = <Side>(
  { home, away }: { home: Side; away: Side },
  locationIndicator: Game['locationIndicator'],
): { school: Side; opponent: Side } =>
  locationIndicator === 'A' ? { school: away, opponent: home } : { school: home, opponent: away }

const toClientLiveTeam = ({ Name, Score, PeriodScores, PeriodTimeouts }: LiveTeam): ClientLiveTeam => ({
  name: Name,
  score: Score,
  period_scores: PeriodScores,
  timeouts: PeriodTimeouts,
})
