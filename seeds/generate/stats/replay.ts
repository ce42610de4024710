import type { Play, Side, StoredBoxScore, StoredTeam } from '#contract/shapes/stats-shapes.ts'
import type { FileState } from '#server/feeds/statcrew/reading/reading.ts'
import type { PlayedMatch } from './box-scores.ts'
import { byPeriodOf } from './by-period.ts'
import type { MatchTeam } from './match.ts'
import { sheetAt } from './sheet-replay.ts'
import { situationOf } from './situation.ts'
import { periodAt, shownClock, type Timeline } from './timeline.ts'

/** A moment of a match: how many of its plays have been told, and the seconds that have gone by. */
interface MatchMoment {
  told: number
  elapsed: number
}

/** A match as it stood at a moment. */
export interface MatchState {
  data: StoredBoxScore
  plays: Play[]
  state: FileState
}

/** When a share of the match, from 0 to 1, has been played. */
export function momentAt({ elapsed }: Timeline, share: number): MatchMoment {
  const total = elapsed.at(-1) ?? 0
  if (share <= 0) return { told: 0, elapsed: 0 }
  if (share >= 1) return { told: elapsed.length, elapsed: total }
  const now = Math.floor(share * total)
  return { told: elapsed.filter((at) => at <= now).length, elapsed: now }
}

/** The box score, the plays and the state of the game, as a scorer had them at a moment. */
export function matchAt(match: PlayedMatch, timeline: Timeline, moment: MatchMoment): MatchState {
  const { log, details, columns, teams, group } = match
  const plays = log.plays.slice(0, moment.told)
  const isComplete = moment.told === log.plays.length
  const period = Math.max(plays.at(-1)?.period ?? 1, isComplete ? 1 : periodAt(timeline, moment.elapsed))
  const total = timeline.elapsed.at(-1) ?? 0
  const lines = teams.map((team) => lineAt(match, team, plays, period)) as [number[], number[]]
  const toTeam = (index: 0 | 1, record: string | null): StoredTeam => {
    const { side, name, abbreviation, sheet } = teams[index]
    const line = lines[index]
    const score =
      group === 'volleyball' ? setsWon(teams, lines, index) : line.reduce((sum, points) => sum + points, 0)
    return sheetAt(sheet.journal, {
      ...moment,
      plays: log.plays.length,
      period,
      share: total > 0 ? moment.elapsed / total : 0,
    }).toTeam(columns, { side, name, abbreviation, record, score, line })
  }
  return {
    data: {
      venue: { ...match.venue, duration: isComplete ? match.venue.duration : null },
      periods: details.periods.slice(0, period),
      teams: [toTeam(0, null), toTeam(1, isComplete ? match.rivalRecord.after : match.rivalRecord.before)],
      scoring: log.scoring.filter((_, index) => (log.scoringTold[index] ?? 0) <= moment.told),
      drives: log.drives.filter((_, index) => (log.drivesTold[index] ?? 0) <= moment.told),
      matches: isComplete ? (details.matches ?? []) : [],
      officials: match.officials,
      ...byPeriodOf(match, moment.told),
    },
    plays,
    state: {
      hasStarted: moment.told > 0 || moment.elapsed > 0,
      isComplete,
      period,
      periodsRegulation: details.clock.regulation,
      clockSeconds: shownClock(timeline, details.clock, period, moment.elapsed),
      ...situationOf(group, plays, isComplete ? undefined : log.plays[moment.told]),
    },
  }
}

/** Points by period, as the plays told so far add them up. */
function lineAt({ group }: PlayedMatch, { side, line }: MatchTeam, plays: readonly Play[], period: number) {
  const points = Array.from({ length: Math.min(line.length, periodsOf(group, side, plays, period)) }, () => 0)
  let before = 0
  let lastPeriod = 1
  for (const play of plays) {
    // A set is counted from nothing; other scores go on through the game.
    if (group === 'volleyball' && play.period !== lastPeriod) before = 0
    lastPeriod = play.period
    const score = side === 'home' ? play.homeScore : play.awayScore
    if (score === null) continue
    points[play.period - 1] = (points[play.period - 1] ?? 0) + score - before
    before = score
  }
  return points
}

/** The home side's inning is not on the board before it bats. A reliever is announced before the half begins. */
function periodsOf(group: string, side: Side, plays: readonly Play[], period: number): number {
  if (group !== 'baseball' || side === 'away') return period
  const hasBatted = plays.some(
    (play) => play.period === period && play.side === 'home' && !play.text.endsWith(' to pitch'),
  )
  return hasBatted ? period : period - 1
}

/** Sets that are over: both sides have what they will have. */
function setsWon(teams: PlayedMatch['teams'], lines: readonly [number[], number[]], index: 0 | 1): number {
  const other = index === 0 ? 1 : 0
  return lines[index].filter(
    (points, set) =>
      points === teams[index].line[set] &&
      lines[other][set] === teams[other].line[set] &&
      points > (lines[other][set] ?? 0),
  ).length
}
