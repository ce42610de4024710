import type { Static } from 'typebox'
import type {
  CourtMatch,
  Drive,
  Official,
  Play,
  ScoringPlay,
  Side,
  SportGroup,
  StoredPeriodLine,
  StoredPlayer,
  StoredTeam,
} from '#contract/shapes/stats-shapes.ts'

/** A player as the scorer wrote the name, first name first; whom on the roster that is, is decided elsewhere. */
export interface FilePlayer extends Omit<StoredPlayer, 'rosterPlayerId'> {
  /** "LAST,FIRST" in capitals, where the program writes it. */
  checkName: string | null
}

export interface FileTeam extends Omit<StoredTeam, 'players'> {
  /** The scoring program's own short id of the team. */
  id: string
  /** The association's code of the school, where the program knows it. */
  code?: string | null
  players: FilePlayer[]
}

/** Where the game stood when the file was written. */
export interface FileState {
  hasStarted: boolean
  isComplete: boolean
  /** There are signs of an end, and the file does not say that it is one. */
  isEndUnsure?: boolean
  period: number
  periodsRegulation: number
  /** As the clock shows it: what is left of the period, or what has gone by where clocks count up. */
  clockSeconds: number
  /** Who has the ball, serves or bats. */
  possession?: Side | null
  /** '2nd & 7 at HSU 35', '1 out, runner on 2nd'. */
  situation?: string | null
}

/** One game file, whatever the program that wrote it: the visitors first. */
export interface GameReading {
  kind: 'game'
  group: SportGroup
  /** What the rules of the game hint at: halves or quarters, face-offs or draws, nine innings or seven. Never a proof. */
  gender?: 'M' | 'W' | null
  /** Program and version, as the file names itself. */
  program: string
  /** The association's number of the game, where the program knows it. */
  ncaaGameId?: string | null
  /** The day of the game, ISO. */
  date: string
  /** '19:36'. */
  startTime: string | null
  /** The first or second of two on one day; null where the file does not say. */
  gameNumber?: number | null
  isNeutral: boolean
  isConference: boolean
  venue: {
    stadium: string | null
    location: string | null
    attendance: number | null
    duration: string | null
    rules: string | null
    weather?: string | null
    notes?: string[]
  }
  state: FileState
  periods: string[]
  teams: [FileTeam, FileTeam]
  scoring: ScoringPlay[]
  drives: Drive[]
  matches: CourtMatch[]
  officials: Static<typeof Official>[]
  plays: Play[]
  byPeriod?: StoredPeriodLine[]
  warnings: FileWarning[]
}

/** Sums that do not add up and the like: the file is taken in, and a person may look. */
export interface FileWarning {
  place: string
  message: string
}

export type ReadFailure = 'empty' | 'too-large' | 'hostile' | 'broken' | 'unknown-sport' | 'not-a-game'

export interface ReadError {
  kind: ReadFailure
  /** A line or an element. */
  place: string
  message: string
}

export interface SeasonReading {
  kind: 'season'
  group: SportGroup
  program: string
  team: { id: string; name: string }
  /** The last day that its sums hold. */
  date: string | null
  games: number
  /** '2025-26', as the program was told. */
  title: string | null
  /** The days of its games, as far as it lists them. */
  days: string[]
  record: string | null
  totals: FileTeam['totals']
  opponents: FileTeam['totals']
  players: (FilePlayer & { gamesPlayed: number; gamesStarted: number })[]
  warnings: FileWarning[]
}

export type StatFile = GameReading | SeasonReading

export type Reading = { ok: true; file: StatFile } | { ok: false; error: ReadError }
