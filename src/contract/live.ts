import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { LocationIndicator } from './games.ts'
import { abbreviationLike, nullable, nullableText, object, text } from './shapes/schema.ts'
import { GameStateOnWire, Id, SportRef } from './shapes/shared.ts'

/** PascalCase: this is the wire shape of live statistics wherever they are read. */
export const LiveTeam = object({
  Id: nullableText(),
  Name: text(),
  Score: Type.Integer(),
  CurrentRecord: nullableText(),
  NcaaSchoolCode: nullableText(),
  Color: nullableText(),
  TextColor: nullableText(),
  Logo: nullableText(),
  Url: nullableText(),
  PeriodScores: Type.Array(Type.Integer()),
  PeriodTimeouts: Type.Array(Type.Integer()),
})
export type LiveTeam = Static<typeof LiveTeam>

export const MinimalGameState = object({
  Id,
  Type: text(),
  HasStarted: Type.Boolean(),
  IsComplete: Type.Boolean(),
  Rules: nullableText(),
  ClockSeconds: Type.Integer(),
  /** Who has the ball, bats or serves: home or away; null where nobody says. */
  Possession: nullableText(),
  /** '3rd & 8 at KES 42', '1 out, runners on 1st and 3rd'. */
  Situation: nullableText(),
  Period: Type.Integer(),
  PeriodsRegulation: Type.Integer(),
  Source: text(),
  Date: text(),
  DateUTC: text(),
  StartTime: nullableText(),
  EndTime: nullableText(),
  NcaaGameId: nullableText(),
  Location: nullableText(),
  GlobalSportShortname: text(),
  ClientId: text(),
  ClientAbbrev: text(),
  ClientLiveStatsUrl: nullableText(),
  HomeTeam: LiveTeam,
  VisitingTeam: LiveTeam,
  /** 0 Scheduled to 8 GameComplete, as it stands now. */
  GameState: GameStateOnWire,
  /** The game is under way but its feed has fallen silent: it is not to be called live. */
  IsStale: Type.Boolean(),
  /** When something about the game last changed. */
  UpdatedUTC: text(),
})
export type MinimalGameState = Static<typeof MinimalGameState>

const Numbers = Type.Record(Type.String(), Type.Number())

export const LiveLeader = object({
  Name: text(),
  Number: nullableText(),
  Category: text(),
  Value: Type.Number(),
})
export type LiveLeader = Static<typeof LiveLeader>

export const LivePlay = object({
  Period: Type.Integer(),
  ClockSeconds: nullable(Type.Integer()),
  Side: nullableText(),
  Text: text(),
  VisitingScore: Type.Integer(),
  HomeScore: Type.Integer(),
})
export type LivePlay = Static<typeof LivePlay>

/** Everything known of a game in progress: state, team statistics and leaders, and the last plays. */
export const LiveDetails = object({
  Game: MinimalGameState,
  Stats: object({ VisitingTeam: Numbers, HomeTeam: Numbers }),
  Leaders: object({ VisitingTeam: Type.Array(LiveLeader), HomeTeam: Type.Array(LiveLeader) }),
  Plays: Type.Array(LivePlay),
})
export type LiveDetails = Static<typeof LiveDetails>

/** What `/LiveStats` answers, and what an event `games` of `/LiveStats/stream` carries of the games that changed. */
export const LiveGames = object({ Games: Type.Array(MinimalGameState) })
export type LiveGames = Static<typeof LiveGames>

/** Without its score: what every page says of it changes when it begins and when it is over, and not with each play. */
export const GameOnAir = object({
  id: Id,
  sport: SportRef,
  startDateUtc: Type.String({ format: 'date-time', default: '' }),
  locationIndicator: LocationIndicator,
  /** The school puts it forward. */
  isSpotlight: Type.Boolean(),
  opponent: object({ title: text(), abbreviation: abbreviationLike('title'), color: nullableText() }),
})
export type GameOnAir = Static<typeof GameOnAir>

export const live = endpoints({
  onAir: {
    method: 'GET',
    path: '/LiveStats/on-air',
    summary: 'The games that are being played, what the school puts forward first, without their scores',
    response: Type.Array(GameOnAir),
    timeoutMs: 5_000,
    whenFailed: [],
  },
  games: {
    method: 'GET',
    path: '/LiveStats',
    summary: 'Every game of the school that is being played or has just ended',
    response: LiveGames,
    timeoutMs: 5_000,
    whenFailed: null,
  },
  details: {
    method: 'GET',
    path: '/LiveStats/details',
    summary: 'One game in progress, whole; none without live statistics',
    query: object({ gameId: Type.Optional(Id) }),
    response: LiveDetails,
    mayBeEmpty: true,
    timeoutMs: 5_000,
    whenFailed: null,
  },
})
