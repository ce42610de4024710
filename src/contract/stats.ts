import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { Game, LocationIndicator } from './games.ts'
import { RecordBook, RecordScope } from './shapes/record-book.ts'
import { abbreviationLike, nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { DateTime, Id, SeasonChoice, SeasonTitle, Slug, SportRef } from './shapes/shared.ts'
import {
  BoxScoreVenue,
  boxScorePlayer,
  CourtMatch,
  Drive,
  Official,
  Play,
  ScoringPlay,
  Side,
  SportGroup,
  StatColumn,
  StatLine,
  StatTable,
} from './shapes/stats-shapes.ts'
import { takeStatFile } from './stat-files.ts'

export const StatLeader = object({
  name: text(),
  group: Type.String({ description: 'The table the number stands in: Passing, Statistics, …' }),
  number: nullableText(),
  position: nullableText(),
  statName: text(),
  descriptor: Type.String({ description: 'The short label of the number: YDS, PTS, …' }),
  value: Type.Number(),
  rank: Type.Integer({ description: 'Players with the same number share a rank.' }),
  playerId: nullable(Id),
  rosterPlayerId: nullable(Id),
  image: nullableText(),
  url: nullableText(),
})
export type StatLeader = Static<typeof StatLeader>

/** A team of a box score as section 3 calls it: home and away of the game details. */
export const BoxScoreTeam = object({
  id: Type.Unsafe<number | null>({
    ...nullable(Id),
    description: "The opponent's id; null for the school itself.",
  }),
  isSchool: Type.Boolean(),
  name: text(),
  abbreviation: abbreviationLike('name'),
  image: nullableText(),
  record: nullableText(),
  score: Type.Integer(),
  scoreByPeriod: Type.Array(Type.Integer()),
  leaders: Type.Array(StatLeader),
})
export type BoxScoreTeam = Static<typeof BoxScoreTeam>

export const BoxScorePlayer = object({
  ...boxScorePlayer,
  playerId: nullable(Id),
  url: nullableText(),
  groups: StatLine,
})
export type BoxScorePlayer = Static<typeof BoxScorePlayer>

export const BoxScore = object({
  gameId: Id,
  sport: SportRef,
  sportGroup: SportGroup,
  season: text(),
  startDate: DateTime,
  status: nullable(oneOf(['W', 'L', 'T', 'N'])),
  /** Another server may tell no more of it than stands around it. */
  game: Type.Optional(Game),
  ...BoxScoreVenue.properties,
  periods: Type.Array(text()),
  away: BoxScoreTeam,
  home: BoxScoreTeam,
  columns: Type.Array(StatTable),
  teams: Type.Array(
    object({ side: Side, name: text(), totals: StatLine, players: Type.Array(BoxScorePlayer) }),
  ),
  scoring: Type.Array(ScoringPlay),
  drives: Type.Array(Drive),
  matches: Type.Array(CourtMatch),
  plays: Type.Array(Play),
  officials: Type.Array(Official),
  /** Players' numbers period by period, where the scoring program counts so; the team's own have no name. */
  byPeriod: Type.Optional(
    Type.Array(
      object({
        period: Type.Integer(),
        side: Side,
        name: nullableText(),
        jersey: nullableText(),
        groups: StatLine,
      }),
    ),
  ),
})
export type BoxScore = Static<typeof BoxScore>

const GameRef = {
  gameId: Id,
  startDate: DateTime,
  opponent: object({ id: Id, title: text(), slug: text(), abbreviation: text() }),
  locationIndicator: LocationIndicator,
  isConference: Type.Boolean(),
  isExhibition: Type.Optional(Type.Boolean({ description: 'Played, and in no total.' })),
  status: nullable(oneOf(['W', 'L', 'T', 'N'])),
  teamScore: nullableText(),
  opponentScore: nullableText(),
}
export const StatGame = object(GameRef)
export type StatGame = Static<typeof StatGame>

export const StatHigh = object({
  group: text(),
  key: text(),
  statName: text(),
  descriptor: text(),
  value: Type.Number(),
  name: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Null for a team high.' }),
  playerId: nullable(Id),
  game: StatGame,
})
export type StatHigh = Static<typeof StatHigh>

export const IndividualTotals = object({
  playerId: nullable(Id),
  rosterPlayerId: nullable(Id),
  name: text(),
  jersey: nullableText(),
  position: nullableText(),
  academicYear: nullableText(),
  url: nullableText(),
  gp: Type.Integer(),
  gs: Type.Integer(),
  stats: StatLine,
})
export type IndividualTotals = Static<typeof IndividualTotals>

export const StatSplit = object({
  key: oneOf(['home', 'away', 'neutral', 'conference', 'nonconference', 'wins', 'losses']),
  title: text(),
  games: Type.Integer(),
  record: text(),
  team: StatLine,
  opponents: StatLine,
})
export type StatSplit = Static<typeof StatSplit>

export const CumulativeStats = object({
  sport: SportRef,
  sportGroup: SportGroup,
  ...SeasonChoice,
  isTotalsOnly: Type.Boolean({
    description: 'Only the totals of this season were kept: there are no games behind them.',
  }),
  games: Type.Integer(),
  record: text(),
  columns: Type.Array(StatTable),
  team: StatLine,
  opponents: StatLine,
  periods: object({
    labels: Type.Array(text()),
    team: Type.Array(Type.Integer()),
    opponents: Type.Array(Type.Integer()),
  }),
  individual: Type.Array(IndividualTotals),
  gameByGame: Type.Array(object({ ...GameRef, team: StatLine, opponents: StatLine })),
  highs: object({
    individual: Type.Array(StatHigh),
    team: Type.Array(StatHigh),
    opponents: Type.Array(StatHigh),
  }),
  splits: Type.Array(StatSplit),
})
export type CumulativeStats = Static<typeof CumulativeStats>

export const StatLeaders = object({
  sport: SportRef,
  sportGroup: SportGroup,
  ...SeasonChoice,
  categories: Type.Array(
    object({
      group: text(),
      key: text(),
      title: text(),
      statName: text(),
      descriptor: text(),
      format: StatColumn.properties.format,
      leaders: Type.Array(StatLeader),
    }),
  ),
})
export type StatLeaders = Static<typeof StatLeaders>

export const PlayerSeason = object({
  season: text(),
  rosterPlayerId: nullable(Id),
  isTotalsOnly: Type.Boolean(),
  gp: Type.Integer(),
  gs: Type.Integer(),
  stats: StatLine,
})
export type PlayerSeason = Static<typeof PlayerSeason>

/** A player's games cut in parts, and the numbers of each part. */
export const PlayerSplit = object({
  key: text(),
  title: text(),
  group: oneOf(['place', 'league', 'month', 'outcome'], { description: 'What the games are told apart by.' }),
  gp: Type.Integer(),
  stats: StatLine,
})
export type PlayerSplit = Static<typeof PlayerSplit>

export const PlayerSplits = object({
  playerId: Id,
  sports: Type.Array(
    object({
      sport: SportRef,
      season: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Null: every season.' }),
      columns: Type.Array(StatTable),
      splits: Type.Array(PlayerSplit),
    }),
  ),
})
export type PlayerSplits = Static<typeof PlayerSplits>

export const PlayerStats = object({
  playerId: Id,
  name: text(),
  /** The sports that are kept statistics of, also where the player has none yet. */
  sports: Type.Array(
    object({
      sport: SportRef,
      sportGroup: SportGroup,
      columns: Type.Array(StatTable),
      keyNumbers: Type.Array(object({ group: text(), key: text() }), {
        description: 'What a game of this sport is told by, the most telling first.',
      }),
      seasons: Type.Array(PlayerSeason),
      career: object({ gp: Type.Integer(), gs: Type.Integer(), stats: StatLine }),
      gameLog: Type.Array(
        object({
          ...GameRef,
          season: text(),
          isExhibition: Type.Boolean({ description: 'No total, average or high knows it.' }),
          starter: Type.Boolean(),
          stats: StatLine,
        }),
      ),
      highs: Type.Array(StatHigh),
    }),
  ),
})
export type PlayerStats = Static<typeof PlayerStats>

const bySport = {
  method: 'GET',
  params: object({ slug: Slug }),
  query: object({ season: Type.Optional(SeasonTitle) }),
  mayBeEmpty: true,
} as const

export const stats = endpoints({
  takeFile: takeStatFile,
  boxscore: {
    method: 'GET',
    path: '/Stats/boxscore/:gameId',
    summary: 'The box score of a game; nothing when none was kept',
    params: object({ gameId: Id }),
    response: BoxScore,
    mayBeEmpty: true,
  },
  cumulative: {
    ...bySport,
    path: '/Stats/cumulative/:slug',
    summary:
      "A team's season in numbers, the latest with any unless one is named; nothing for a sport without statistics",
    response: CumulativeStats,
  },
  leaders: {
    ...bySport,
    path: '/Stats/leaders/:slug',
    summary: 'Who leads a team in each number, the latest season with any unless one is named',
    response: StatLeaders,
  },
  records: {
    method: 'GET',
    path: '/Stats/records/:slug',
    summary:
      "A team's record book: the ten best of each number in a game, a season or a career; nothing for a sport without statistics",
    params: object({ slug: Slug }),
    query: object({ scope: Type.Optional(RecordScope) }),
    response: RecordBook,
    mayBeEmpty: true,
  },
  player: {
    method: 'GET',
    path: '/Stats/player/:playerId',
    summary: 'A player season by season, over a career and game by game',
    params: object({ playerId: Id }),
    response: PlayerStats,
  },
  playerSplits: {
    method: 'GET',
    path: '/Stats/player/:playerId/splits',
    summary:
      "A player's games at home, away, in the conference, by month, in wins and in losses; of every season unless one is named",
    params: object({ playerId: Id }),
    query: object({ season: Type.Optional(SeasonTitle) }),
    response: PlayerSplits,
  },
})
