import { recordOf } from '#server/parts/record.ts'
import { dayOf, instantOf } from '../../basics/calendar.ts'
import type {
  Facility,
  Game,
  Opponent,
  Player,
  RosterPlayer,
  School,
  Season,
  Sport,
  StaffMember,
} from '../../model/model.ts'
import type { WriterRow } from '../../model/model-press.ts'
import type { BoxScoreRow } from '../../model/model-stats.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { SportDefinition } from '../../sports/definition.ts'
import type { Moment } from '../games/publish.ts'
import { scorerOf } from '../stats/box-scores.ts'
import { writersOf } from './writers.ts'

/** The parts of a school that were there before anybody wrote about it. */
export type Core = Pick<
  School,
  | 'sports'
  | 'seasons'
  | 'facilities'
  | 'opponents'
  | 'players'
  | 'rosterPlayers'
  | 'staffMembers'
  | 'teamStaff'
  | 'games'
>

export interface Member {
  player: Player
  line: RosterPlayer
}

export interface Team {
  sport: Sport
  season: Season
  definition: SportDefinition
  coach: StaffMember
  members: Member[]
  captains: Member[]
  /** In the order of play, special events left out. */
  games: Game[]
}

/** Everything a writer can look up, gathered once. */
export interface Newsroom {
  school: SchoolData
  now: Moment
  sports: Sport[]
  general: Sport
  facilities: Facility[]
  players: Player[]
  writers: WriterRow[]
  teams: Team[]
  opponentOf(game: Game): Opponent
  venueOf(game: Game): string
  /** The record of the team as it stood after a game, in all and in the conference. */
  recordAfter(team: Team, game: Game): { overall: string; conference: string; streak: string }
  nextAfter(team: Team, game: Game): Game | null
  /** The sheet of a game as the scorer's table handed it in, where there is one. */
  boxOf(game: Game): BoxScoreRow | undefined
}

function must<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new RangeError(`the newsroom finds no ${what}`)
  return value
}

export function openNewsroom(school: SchoolData, core: Core, now: Moment): Newsroom {
  const sports = new Map(core.sports.map((sport) => [sport.id, sport]))
  const opponents = new Map(core.opponents.map((opponent) => [opponent.id, opponent]))
  const facilities = new Map(core.facilities.map((facility) => [facility.id, facility]))
  const players = new Map(core.players.map((player) => [player.id, player]))
  const staff = new Map(core.staffMembers.map((member) => [member.id, member]))
  const lines = Map.groupBy(core.rosterPlayers, ({ seasonId }) => seasonId)
  const places = Map.groupBy(core.teamStaff, ({ seasonId }) => seasonId)
  const games = Map.groupBy(
    core.games.filter(({ type }) => type === null),
    ({ seasonId }) => seasonId,
  )
  const boxOf = remembered(scorerOf(school, core))
  const seasons = core.seasons.filter(({ id }) => lines.has(id) && games.has(id))
  const teams = seasons.map((season): Team => {
    const sport = must(sports.get(season.sportId), `sport ${season.sportId}`)
    const members = (lines.get(season.id) ?? []).map((line) => ({
      line,
      player: must(players.get(line.playerId), `player ${line.playerId}`),
    }))
    const head = places.get(season.id)?.find(({ title }) => title === 'Head Coach')
    return {
      sport,
      season,
      definition: sportDefinition(sport.shortname),
      coach: must(staff.get(head?.staffMemberId ?? 0), `head coach of ${sport.title}`),
      members,
      captains: members.filter(({ line }) => line.isCaptain),
      games: (games.get(season.id) ?? []).toSorted(
        (a, b) => a.startUtc.localeCompare(b.startUtc) || a.id - b.id,
      ),
    }
  })
  return {
    school,
    now,
    sports: core.sports,
    general: must(
      core.sports.find(({ nonSport }) => nonSport),
      'general sport',
    ),
    facilities: core.facilities,
    players: core.players,
    writers: writersOf(school, core.staffMembers),
    teams,
    opponentOf: (game) => must(opponents.get(game.opponentId), `opponent ${game.opponentId}`),
    venueOf: (game) => facilities.get(game.facilityId ?? 0)?.title ?? game.location,
    recordAfter(team, game) {
      const played = team.games.slice(0, team.games.indexOf(game) + 1)
      const record = recordOf(played.map((each) => ({ ...each, status: each.resultStatus })))
      return { overall: record.overall.text, conference: record.conference.text, streak: record.streak }
    },
    nextAfter: (team, game) =>
      team.games.find(({ startUtc, id }) => startUtc > game.startUtc && id !== game.id) ?? null,
    boxOf,
  }
}

/** A sheet is asked for more than once, and takes a game to fill. */
function remembered(scorer: (game: Game) => BoxScoreRow | undefined): Newsroom['boxOf'] {
  const sheets = new Map<number, BoxScoreRow | undefined>()
  return (game) => sheets.getOrInsertComputed(game.id, () => scorer(game))
}

/** A moment on the campus clock as a row stores it: the instant, and the day that the address shows. */
export function publishedAt(
  room: Newsroom,
  day: string,
  clock: string,
): { publishAt: string; publishedOn: string } {
  return { publishAt: instantOf(dayOf(day), clock, room.school.timeZone), publishedOn: day }
}

/** An instant as a row stores it. */
export function publishedFrom(
  room: Newsroom,
  instant: Temporal.Instant,
): { publishAt: string; publishedOn: string } {
  const local = instant.toZonedDateTimeISO(room.school.timeZone)
  return { publishAt: instant.toString(), publishedOn: local.toPlainDate().toString() }
}
