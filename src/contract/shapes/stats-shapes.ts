import { type Static, Type } from 'typebox'
import { nullable, nullableText, object, oneOf, text } from './schema.ts'
import { Id } from './shared.ts'

/** The sports of the specification's fixed list: each has its own table of numbers. Softball is scored as baseball. */
export const sportGroups = [
  'basketball',
  'soccer',
  'volleyball',
  'hockey',
  'lacrosse',
  'field-hockey',
  'baseball',
  'football',
  'water-polo',
  'tennis',
] as const
/** Where another server does not say: tennis is read by no special rule. */
export const SportGroup = oneOf(sportGroups, { default: 'tennis' })
export type SportGroup = Static<typeof SportGroup>

export const Side = oneOf(['away', 'home'])
export type Side = Static<typeof Side>

/** Table → column → number, as `columns` of the same answer explain. A table that is absent has nothing to show. */
export const StatLine = Type.Record(Type.String(), Type.Record(Type.String(), nullable(Type.Number())), {
  description: 'Table → column → number. Null: there is nothing to divide by.',
})
/** Counts as they are scored and stored: what is zero may be left out. */
export type CountedLine = Record<string, Record<string, number>>
/** Counts and everything that follows from them: each table present has all of its columns. */
export type StatLine = Static<typeof StatLine>

export const StatColumn = object({
  key: text(),
  label: Type.String({ description: 'The short label above the column.' }),
  name: text(),
  title: Type.String({ description: 'What a list of leaders is headed with.' }),
  format: oneOf(['whole', 'one', 'two', 'thousandths', 'percent', 'innings', 'clock', 'signed'], {
    description:
      'whole 12; one 4.5; two 3.27; thousandths .318; percent 45.2; innings 5.2 (two outs in the sixth); clock seconds as 31:07; signed +3',
  }),
  total: oneOf(['sum', 'max', 'innings', 'derived'], { description: 'How games make a season.' }),
  seasonOnly: Type.Boolean({
    description: 'An average per game, set or nine innings: box scores do not print it.',
  }),
  isLowBest: Type.Optional(Type.Boolean({ description: 'Fewer is better: earned runs, turnovers.' })),
})
export type StatColumn = Static<typeof StatColumn>

export const StatTable = object({
  key: text(),
  title: text(),
  teamOnly: Type.Boolean({
    description: 'Counted for teams alone: first downs, corners, time of possession.',
  }),
  columns: Type.Array(StatColumn),
})
export type StatTable = Static<typeof StatTable>

export const BoxScoreVenue = object({
  stadium: nullableText(),
  location: nullableText(),
  attendance: nullable(Type.Integer()),
  duration: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Hours and minutes: 2:14.' }),
  rules: nullableText(),
  weather: Type.Optional(nullableText()),
  notes: Type.Optional(Type.Array(text(), { description: "The scorer's own remarks." })),
})
export type BoxScoreVenue = Static<typeof BoxScoreVenue>

export const Official = object({ title: text(), name: text() })

export const ScoringPlay = object({
  period: Type.Integer(),
  clock: nullableText(),
  side: Side,
  type: Type.String({ description: 'TD, FG, Goal, HR, …' }),
  player: nullableText(),
  assists: Type.Array(text()),
  text: text(),
  awayScore: Type.Integer(),
  homeScore: Type.Integer(),
  /** The possession of football that ended with it. */
  drive: Type.Optional(object({ plays: Type.Integer(), yards: Type.Integer(), time: text() })),
})
export type ScoringPlay = Static<typeof ScoringPlay>

/** Football before the snap: who has the ball, which try, and how far it is to the line and to the goal line. */
export const Down = object({
  ball: Side,
  down: Type.Integer(),
  toGo: Type.Integer(),
  toGoal: Type.Integer(),
})
export type Down = Static<typeof Down>

/** Where somebody shot at the basket, in hundredths of the half of the floor that it hangs over. */
export const ShotPlace = object({
  across: Type.Number({ description: 'From 0 at the left sideline, seen by the shooter, to 100.' }),
  out: Type.Number({ description: 'From 0 at the baseline to 100 at the line in the middle.' }),
  isMade: Type.Boolean(),
  worth: Type.Integer(),
})
export type ShotPlace = Static<typeof ShotPlace>

/** What a file tells of a play beyond its words; what it does not tell is not there. */
export const PlayFacts = {
  drive: Type.Optional(Type.Integer({ description: 'The place of its possession in `drives`, from 0.' })),
  down: Type.Optional(Down),
  shot: Type.Optional(ShotPlace),
  outs: Type.Optional(Type.Integer({ description: 'Outs before it.' })),
  on: Type.Optional(Type.Array(Type.Integer(), { description: 'Bases with a runner before it: 1, 2, 3.' })),
  serve: Type.Optional(Side),
}

export const Play = object({
  period: Type.Integer(),
  clock: nullableText(),
  side: nullable(Side),
  text: text(),
  awayScore: nullable(Type.Integer()),
  homeScore: nullable(Type.Integer()),
  ...PlayFacts,
})
export type Play = Static<typeof Play>

/** Football's possessions. */
export const Drive = object({
  side: Side,
  period: Type.Integer(),
  start: text(),
  startSpot: text(),
  from: Type.Optional(Type.Integer({ description: 'Yards to the goal line where it began.' })),
  plays: Type.Integer(),
  yards: Type.Integer(),
  time: text(),
  result: text(),
})
export type Drive = Static<typeof Drive>

/** Tennis: a match on one court. `winner` is null when the dual was decided before it ended. */
export const CourtMatch = object({
  kind: oneOf(['singles', 'doubles']),
  number: Type.Integer(),
  away: Type.Array(text()),
  home: Type.Array(text()),
  sets: Type.Array(object({ away: Type.Integer(), home: Type.Integer() })),
  winner: nullable(Side),
  finished: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Its place in the order of finish.',
  }),
})
export type CourtMatch = Static<typeof CourtMatch>

export const boxScorePlayer = {
  jersey: nullableText(),
  name: text(),
  rosterPlayerId: Type.Unsafe<number | null>({
    ...nullable(Id),
    description: "Null for the opponent's players.",
  }),
  position: nullableText(),
  starter: Type.Boolean(),
  appearance: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Which pitcher of the team this was, in the order of their appearance.',
    }),
  ),
}
const StoredPlayer = object({ ...boxScorePlayer, groups: Type.Unsafe<CountedLine>({ type: 'object' }) })
export type StoredPlayer = Static<typeof StoredPlayer>

export interface StoredTeam {
  side: Side
  name: string
  abbreviation: string
  /** As the scorer's file has it; the school's own record is counted from its games. */
  record: string | null
  score: number
  scoreByPeriod: number[]
  totals: CountedLine
  players: StoredPlayer[]
}

/** What a team, or one of its players, did in one period. */
export interface StoredPeriodLine {
  period: number
  side: Side
  /** The place among the team's players; null for the team. */
  player: number | null
  groups: CountedLine
}

/** A box score as it is kept: the school first. Whatever can be worked out from it is not in it. */
export interface StoredBoxScore {
  venue: BoxScoreVenue
  /** What stands above each period: '1', '2', 'OT'. */
  periods: string[]
  teams: [StoredTeam, StoredTeam]
  scoring: ScoringPlay[]
  drives: Drive[]
  matches: CourtMatch[]
  officials: { title: string; name: string }[]
  /** By team, players in their order, period by period; only where a file counts so. */
  byPeriod?: StoredPeriodLine[]
}
