import type { LiveLeader, LivePlay } from '#contract/live.ts'
import type {
  Play,
  SportGroup,
  StoredBoxScore,
  StoredPlayer,
  StoredTeam,
} from '#contract/shapes/stats-shapes.ts'
import type { FilePlayer, FileState, FileTeam, GameReading } from '../../../feeds/statcrew/reading/reading.ts'
import type { LiveSide } from '../../live/live-state.service.ts'
import type { SportColumns } from '../columns/column.ts'
import { rankLeaders } from '../leaders.ts'
import { isTeamRow } from '../season-totals.ts'
import { completeLine } from '../stat-line.ts'
import type { MatchedPlayer, RosterLine } from './match-player.ts'
import { periodTimeouts } from './period-timeouts.ts'

export interface Sides {
  /** Which of the file's two teams is the school. */
  schoolIndex: 0 | 1
  school: { name: string; abbreviation: string }
  opponent: { title: string; abbreviation: string }
}

/** Those of the school's side who can be on a roster: the bench's own row is nobody. */
export const peopleOf = (team: FileTeam): FilePlayer[] => team.players.filter((player) => !isTeamRow(player))

export const schoolOf = ({ teams }: Pick<GameReading, 'teams'>, schoolIndex: 0 | 1): FileTeam =>
  teams[schoolIndex]

/** The file as a box score is kept: the school first, its players by the names of the roster. */
export function toStoredBox(
  reading: GameReading,
  { schoolIndex, school, opponent }: Sides,
  matched: ReadonlyMap<FilePlayer, MatchedPlayer<RosterLine>>,
): StoredBoxScore {
  const { venue, periods, scoring, drives, matches, officials, teams, byPeriod } = reading
  const [own, other] = [teams[schoolIndex], teams[schoolIndex === 0 ? 1 : 0]]
  const known = (player: FilePlayer) => {
    const match = matched.get(player)
    return match?.kind === 'found' ? match.line : null
  }
  return {
    venue,
    periods,
    teams: [
      toStoredTeam(own, school.name, school.abbreviation, (player) => known(player)),
      toStoredTeam(other, opponent.title, opponent.abbreviation, () => null),
    ],
    scoring,
    drives,
    matches,
    officials,
    ...(byPeriod ? { byPeriod } : {}),
  }
}

function toStoredTeam(
  team: FileTeam,
  name: string,
  abbreviation: string,
  lineOf: (player: FilePlayer) => RosterLine | null,
): StoredTeam {
  const { side, record, score, scoreByPeriod, totals, players } = team
  return {
    side,
    name,
    abbreviation,
    record,
    score,
    scoreByPeriod,
    totals,
    players: players.map((player) => toStoredPlayer(player, lineOf(player))),
  }
}

function toStoredPlayer(player: FilePlayer, line: RosterLine | null): StoredPlayer {
  const { jersey, name, position, starter, groups, appearance } = player
  return {
    // As the roster has it, where two programs write one number in two ways.
    jersey: line?.jersey ?? jersey,
    name: line ? `${line.firstName} ${line.lastName}` : name,
    rosterPlayerId: line?.rosterPlayerId ?? null,
    position,
    starter,
    groups,
    ...(appearance ? { appearance } : {}),
  }
}

/** Sports whose sets or matches are not time that can be added. */
const withoutOvertime: readonly SportGroup[] = ['volleyball', 'tennis']

/** '2OT', '11 inn.', or nothing for a game of the usual length. */
function lengthNote({ group, periods, state }: GameReading): string | null {
  const extra = periods.length - state.periodsRegulation
  if (withoutOvertime.includes(group) || extra === 0 || periods.length === 0) return null
  if (group === 'baseball') return `${periods.length} inn.`
  return extra < 0 ? null : extra === 1 ? 'OT' : `${extra}OT`
}

/** What a final file says of the game, as the schedule keeps it. */
export function resultOf(reading: GameReading, schoolIndex: 0 | 1) {
  const [own, other] = [reading.teams[schoolIndex], reading.teams[schoolIndex === 0 ? 1 : 0]]
  return {
    resultStatus:
      own.score > other.score ? ('W' as const) : own.score < other.score ? ('L' as const) : ('T' as const),
    teamScore: String(own.score),
    opponentScore: String(other.score),
    lineScores: { team: own.scoreByPeriod, opponent: other.scoreByPeriod },
    postscore: lengthNote(reading),
  }
}

const lastPlays = 25

/** What viewers are told while the game runs. */
export function liveOf(reading: GameReading, schoolIndex: 0 | 1, columns: SportColumns) {
  const { state, venue, program, plays } = reading
  return {
    hasStarted: state.hasStarted,
    isComplete: state.isComplete,
    period: state.period,
    periodsRegulation: state.periodsRegulation,
    clockSeconds: state.clockSeconds,
    possession: possessionOf(state.possession, schoolIndex),
    situation: state.situation?.slice(0, 80) ?? null,
    rules: venue.rules,
    source: program,
    school: liveSide(reading, schoolIndex, columns),
    opponent: liveSide(reading, schoolIndex === 0 ? 1 : 0, columns),
    plays: livePlays(plays),
  }
}

const possessionOf = (side: FileState['possession'], schoolIndex: 0 | 1): 'school' | 'opponent' | null =>
  side ? ((side === 'home') === (schoolIndex === 1) ? 'school' : 'opponent') : null

function liveSide({ teams, plays }: GameReading, index: 0 | 1, columns: SportColumns): LiveSide {
  const team = teams[index]
  const contenders = team.players.map((player) => ({ ...player, gp: 1, line: player.groups }))
  const leaders = rankLeaders(columns, columns.game, contenders, { games: 1, line: team.totals }, 1).flatMap(
    ({ column, leaders: [first] }): LiveLeader[] =>
      first
        ? [{ Name: first.who.name, Number: first.who.jersey, Category: column.title, Value: first.value }]
        : [],
  )
  return {
    score: team.score,
    periodScores: team.scoreByPeriod,
    periodTimeouts: periodTimeouts(plays, { away: teams[0], home: teams[1] }, index === 0 ? 'away' : 'home'),
    stats: flatTotals(team, columns),
    leaders,
    record: team.record,
  }
}

/** 'rushing.yds' → 212: every number that a box score prints of a team, under the keys of its columns. */
function flatTotals({ totals }: FileTeam, columns: SportColumns): Record<string, number> {
  const complete = completeLine(columns, totals, { gp: 1, isTeam: true, team: totals })
  const printed = columns.tables
    .filter(({ key }) => totals[key])
    .flatMap((table) =>
      table.columns.flatMap(({ key, seasonOnly }): [string, number][] => {
        const value = seasonOnly ? null : complete[table.key]?.[key]
        return typeof value === 'number' ? [[`${table.key}.${key}`, value]] : []
      }),
    )
  return Object.fromEntries(printed)
}

function livePlays(plays: readonly Play[]): LivePlay[] {
  let [away, home] = [0, 0]
  const told = plays.map((play) => {
    away = play.awayScore ?? away
    home = play.homeScore ?? home
    return {
      Period: play.period,
      ClockSeconds: secondsOf(play.clock),
      Side: play.side,
      Text: play.text,
      VisitingScore: away,
      HomeScore: home,
    }
  })
  return told.slice(-lastPlays)
}

function secondsOf(clock: string | null): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})/.exec(clock ?? '') ?? []
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds)
}
