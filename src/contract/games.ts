import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { GameLink, GameMedia } from './shapes/game-media.ts'
import { Opponent } from './shapes/game-opponent.ts'
import { like, nullable, nullableText, object, oneOf, text, timeZone } from './shapes/schema.ts'
import {
  Conference,
  DateOnly,
  DateTime,
  DateTimeUtc,
  FilterText,
  GameStateOnWire,
  Id,
  Page,
  Paging,
  SeasonChoice,
  SeasonTitle,
  Slug,
  SportRef,
  WinsLosses,
} from './shapes/shared.ts'
import { Facility } from './sports.ts'

const StoryRef = object({ id: Id, title: text(), url: text() })

/** By period, set or inning, the school first. The sums are the score, except where sets are won. */
export const LineScore = object({ team: Type.Array(Type.Integer()), opponent: Type.Array(Type.Integer()) })
export type LineScore = Static<typeof LineScore>

const places = ['H', 'A', 'N'] as const
/** Of a game: at home where another server does not say. */
export const LocationIndicator = oneOf(places, { default: 'H' })
export type LocationIndicator = Static<typeof LocationIndicator>

export const GameResult = object({
  status: oneOf(['W', 'L', 'T', 'N'], { default: 'N' }),
  teamScore: nullableText(),
  opponentScore: nullableText(),
  prescore: nullableText(),
  postscore: nullableText(),
  lineScores: nullable(LineScore),
  /** Address of the box score page, when there is one. */
  boxscore: nullableText(),
  /** Address of the recap. */
  recap: nullableText(),
})
export type GameResult = Static<typeof GameResult>

const game = {
  id: Id,
  sport: SportRef,
  season: text(),
  /** 'S' is a special event; otherwise recent once it has a result or was called off, else upcoming. */
  type: oneOf(['recent', 'upcoming', 'S'], { default: 'upcoming' }),
  startDate: DateTime,
  startDateUtc: like('startDate', DateTimeUtc),
  endDate: nullable(DateOnly),
  endDateUtc: nullable(DateTimeUtc),
  timeZone: timeZone(),
  time: text(),
  isTbd: Type.Boolean(),
  isAllDay: Type.Boolean(),
  isDoubleheader: Type.Boolean(),
  gameNumber: nullable(Type.Integer()),
  status: oneOf(['A', 'P', 'C', 'O'], { default: 'A' }),
  gameState: GameStateOnWire,
  gameStateDisplay: text(),
  isLive: Type.Boolean(),
  locationIndicator: LocationIndicator,
  location: nullableText(),
  neutralHomeTeam: Type.Boolean(),
  atVs: oneOf(['at', 'vs'], { default: 'vs' }),
  isConference: Type.Boolean(),
  isExhibition: Type.Boolean(),
  conference: nullable(Conference),
  teamPrefix: nullableText(),
  opponent: Opponent,
  facility: nullable(Facility),
  tournament: nullableText(),
  media: GameMedia,
  ticketLink: nullableText(),
  isSpotlight: Type.Boolean(),
  eventImage: nullableText(),
  gameProgram: nullableText(),
  gameLinks: Type.Array(GameLink),
  story: nullable(StoryRef),
  galleries: Type.Array(object({ id: Id, title: text(), url: text() })),
  gameCenterEnabled: Type.Boolean(),
  gameCenterLink: nullableText(),
  result: nullable(GameResult),
}
/** By its title it is named where one cannot be read. */
export const Game = Type.Object(game, { title: 'game' })
export type Game = Static<typeof Game>

/** In the place of a game that could not be read: a page of games stays as long as it was asked for. */
export type UnreadGame = Record<string, never>

/** A game as calendars subscribe to it: they take it anew when `revision` has grown. */
export const FeedGame = object({
  ...game,
  revision: Type.Integer({ minimum: 0 }),
  updatedAt: like('startDateUtc', DateTimeUtc),
})
export type FeedGame = Static<typeof FeedGame>

export const ScheduleRecord = object({
  overall: WinsLosses,
  conference: WinsLosses,
  home: WinsLosses,
  away: WinsLosses,
  neutral: WinsLosses,
  streak: text(),
})
export type ScheduleRecord = Static<typeof ScheduleRecord>

export const Schedule = object({
  scheduleId: Id,
  title: text(),
  ...SeasonChoice,
  sport: SportRef,
  conference: nullable(Conference),
  record: ScheduleRecord,
  note: nullableText(),
  showNoteOnTop: Type.Boolean(),
  settings: object({
    opponentHistoryEnabled: Type.Boolean(),
    scoreDisplay: oneOf(['team-first', 'winner-first'], { default: 'team-first' }),
    defaultView: oneOf(['list', 'calendar', 'text'], { default: 'list' }),
  }),
  games: Type.Array(Game),
})
export type Schedule = Static<typeof Schedule>

/** Counts to its custom date, or without one to the start of its game: `date` is that moment where it takes place. */
export const Countdown = object({
  id: Id,
  title: text(),
  customDate: nullable(DateTimeUtc),
  description: nullableText(),
  game: nullable(Game),
  date: like('customDate', DateTime),
  dateUtc: like('date', DateTimeUtc),
})
export type Countdown = Static<typeof Countdown>

export const CalendarDay = object({ date: DateOnly, games: Type.Array(Game) })
export type CalendarDay = Static<typeof CalendarDay>

export const SeriesMeeting = object({
  gameId: Id,
  season: text(),
  startDate: DateTime,
  atVs: oneOf(['at', 'vs'], { default: 'vs' }),
  locationIndicator: LocationIndicator,
  status: oneOf(['W', 'L', 'T', 'N'], { default: 'N' }),
  teamScore: nullableText(),
  opponentScore: nullableText(),
})
export type SeriesMeeting = Static<typeof SeriesMeeting>

const SeriesFacts = {
  record: ScheduleRecord,
  firstMeeting: nullable(SeriesMeeting),
  lastMeeting: nullable(SeriesMeeting),
  biggestWin: nullable(SeriesMeeting),
  biggestLoss: nullable(SeriesMeeting),
  longestWinStreak: Type.Integer(),
  longestLossStreak: Type.Integer(),
}

/** All meetings with one opponent, the latest first. */
export const Series = object({ sport: SportRef, opponent: Opponent, ...SeriesFacts, games: Type.Array(Game) })
export type Series = Static<typeof Series>

export const OpponentHistory = object({
  sport: SportRef,
  items: Type.Array(object({ opponent: Opponent, meetings: Type.Integer(), ...SeriesFacts })),
})
export type OpponentHistory = Static<typeof OpponentHistory>

const GameFilter = {
  sportId: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0 or absent: every sport' }),
  ),
  // Without the default of a game's own: who does not ask for a place wants all of them.
  locationIndicator: Type.Optional(oneOf(places)),
  gameId: Type.Optional(Id),
  facilityId: Type.Optional(Id),
  spotLight: Type.Optional(Type.Boolean({ description: 'Only games the school puts forward' })),
  streamingProvider: Type.Optional(
    Type.String({ maxLength: 80, description: 'Name of the network or stream' }),
  ),
  groupedByDates: Type.Optional(Type.Boolean({ description: 'Adds `dates`, the same games by day' })),
  ticketedOnly: Type.Optional(Type.Boolean()),
  withCoverageOnly: Type.Optional(Type.Boolean()),
  startDate: Type.Optional(DateOnly),
  endDate: Type.Optional(DateOnly),
  ...Paging,
}
export const GamesQuery = object(GameFilter)
export type GamesQuery = Static<typeof GamesQuery>

const ResultsQuery = object({
  ...GameFilter,
  season: Type.Optional(SeasonTitle),
  outcome: Type.Optional(oneOf(['W', 'L', 'T'])),
  conferenceOnly: Type.Optional(Type.Boolean()),
  playedOnly: Type.Optional(Type.Boolean({ description: 'Leaves out games that were called off' })),
  opponent: Type.Optional(FilterText),
})
export type ResultsQuery = Static<typeof ResultsQuery>

/** What only the results of one team add up to. */
const TeamResults = object({
  record: ScheduleRecord,
  seasons: Type.Array(text(), { description: 'Those with results, newest first, whatever the filters' }),
})

/** A page of games; `dates` is there when the games were asked for by dates. */
const GamesPage = object({ ...Page(Game).properties, dates: nullable(Type.Array(CalendarDay)) })
const StripPage = object({
  ...GamesPage.properties,
  items: Type.Unsafe<(Game | UnreadGame)[]>({ ...Type.Array(Game), keepsPlaces: true }),
})
const ResultsPage = object({ ...GamesPage.properties, team: nullable(TeamResults) })
const noGames = { items: [], pageIndex: 0, pageSize: 0, totalItems: 0, dates: null }

export const games = endpoints({
  scoreboard: {
    method: 'GET',
    path: '/EventsResults/scoreboard',
    summary: 'The last results and the next games, in the order of play',
    query: GamesQuery,
    response: StripPage,
    whenFailed: noGames,
  },
  upcoming: {
    method: 'GET',
    path: '/EventsResults/upcoming',
    summary: 'Games still to be played, the next first',
    query: GamesQuery,
    response: StripPage,
    whenFailed: noGames,
  },
  results: {
    method: 'GET',
    path: '/EventsResults/results',
    summary: 'Games played, the latest first; of one team with the record they make',
    query: ResultsQuery,
    response: ResultsPage,
    whenFailed: { ...noGames, team: null },
  },
  schedule: {
    method: 'GET',
    path: '/Schedule/:id',
    summary: 'One season of a team by its schedule id',
    params: object({ id: Id }),
    response: Schedule,
  },
  scheduleBySport: {
    method: 'GET',
    path: '/Schedule/bySport/:slug',
    summary: 'One season of a team, the current one unless one is named',
    params: object({ slug: Slug }),
    query: object({ season: Type.Optional(SeasonTitle) }),
    response: Schedule,
  },
  calendar: {
    method: 'GET',
    path: '/Calendar/from/:startDate/to/:endDate',
    summary: 'Games by day, of at most 92 days',
    params: object({ startDate: DateOnly, endDate: DateOnly }),
    query: object({
      sportId: GameFilter.sportId,
      locationIndicator: GameFilter.locationIndicator,
      type: Type.Optional(oneOf(['upcoming', 'recent', 'S'])),
      ticketedOnly: GameFilter.ticketedOnly,
      withCoverageOnly: GameFilter.withCoverageOnly,
    }),
    response: object({
      startDate: DateOnly,
      endDate: DateOnly,
      days: Type.Array(CalendarDay),
      /** Between these days the school has entries at all; null when it has none. */
      firstDate: nullable(DateOnly),
      lastDate: nullable(DateOnly),
    }),
  },
  feed: {
    method: 'GET',
    path: '/Calendar/feed',
    summary: 'Games for calendars to subscribe to: around today, of one season of a sport, or one game alone',
    query: object({
      sport: Type.Optional(Slug),
      season: Type.Optional(SeasonTitle),
      locationIndicator: GameFilter.locationIndicator,
      gameId: GameFilter.gameId,
    }),
    response: object({ sport: nullable(SportRef), games: Type.Array(FeedGame) }),
  },
  coverage: {
    method: 'GET',
    path: '/Coverage',
    summary: 'Coming games that can be watched, heard or followed, the next first',
    query: object({ sportId: GameFilter.sportId, ...Paging }),
    response: GamesPage,
    whenFailed: noGames,
  },
  countdowns: {
    method: 'GET',
    path: '/Countdowns',
    summary: 'What fans count the days to, the nearest first; what has come is left out',
    query: object({ sportId: GameFilter.sportId }),
    response: Type.Array(Countdown),
    whenFailed: [],
  },
  opponentHistory: {
    method: 'GET',
    path: '/OpponentHistory/bySport/:slug',
    summary: 'The series with every opponent of a team',
    params: object({ slug: Slug }),
    query: object({ letter: Type.Optional(Type.String({ pattern: '^[A-Za-z]$' })) }),
    response: OpponentHistory,
  },
  opponentSeries: {
    method: 'GET',
    path: '/OpponentHistory/bySport/:slug/:opponentId',
    summary: 'All meetings with one opponent',
    params: object({ slug: Slug, opponentId: Id }),
    response: Series,
  },
})
