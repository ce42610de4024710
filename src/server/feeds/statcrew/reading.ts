import type { Static } from 'typebox'
import type {
  CourtMatch,
  Drive,
  Official,
  Play,
  ScoringPlay,
  SportGroup,
  StoredPlayer,
  StoredTeam,
} from '#contract/stats-shapes.ts'

/** A player as the scorer wrote the name; whom on the roster that is, is decided elsewhere. */
export interface FilePlayer extends Omit<StoredPlayer, 'rosterPlayerId'> {
  /** "LAST,FIRST" in capitals, where the program writes it. */
  checkName: string | null
}

export interface FileTeam extends Omit<StoredTeam, 'players'> {
  /** The scoring program's own short id of the team. */
  id: string
  players: FilePlayer[]
}

/** Where the game stood when the file was written. */
export interface FileState {
  hasStarted: boolean
  isComplete: boolean
  period: number
  periodsRegulation: number
  clockSeconds: number
}

/** One game file, whatever the program that wrote it: the visitors first. */
export interface GameReading {
  kind: 'game'
  group: SportGroup
  /** Program and version, as the file names itself. */
  program: string
  /** The day of the game, ISO. */
  date: string
  startTime: string | null
  isNeutral: boolean
  isConference: boolean
  venue: {
    stadium: string | null
    location: string | null
    attendance: number | null
    duration: string | null
    rules: string | null
  }
  state: FileState
  periods: string[]
  teams: [FileTeam, FileTeam]
  scoring: ScoringPlay[]
  drives: Drive[]
  matches: CourtMatch[]
  officials: Static<typeof Official>[]
  plays: Play[]
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
  record: string | null
  totals: FileTeam['totals']
  opponents: FileTeam['totals']
  players: (FilePlayer & { gamesPlayed: number; gamesStarted: number })[]
  warnings: FileWarning[]
}

export type StatFile = GameReading | SeasonReading

export type Reading = { ok: true; file: StatFile } | { ok: false; error: ReadError }
