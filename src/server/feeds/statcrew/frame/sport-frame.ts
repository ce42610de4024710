import type {
  CountedLine,
  CourtMatch,
  Drive,
  Play,
  ScoringPlay,
  SportGroup,
} from '#contract/shapes/stats-shapes.ts'
import type { FilePlayer, FileTeam, GameReading } from '../reading/reading.ts'
import type { XmlElement } from '../xml/element.ts'
import type { Written } from '../xml/serialise.ts'
import type { Cell } from './cells.ts'
import type { GameFile } from './game-file.ts'

export type Gender = 'M' | 'W' | null

/** What one sport's files have of their own. Everything else is common to all of them. */
export interface SportFrame {
  group: SportGroup
  /** The root elements of a game and of a season. */
  root: string
  seasonRoot: string
  gender: (file: GameFile) => Gender
  genderOfSeason?: (totals: XmlElement) => Gender
  /** Season files have the numbers on the rows themselves, not in elements below. */
  isSeasonFlat?: boolean
  cells: (gender: Gender) => readonly Cell[]
  /** The children of a line score, and what they call the period's number and its points. */
  line: { element: string; number: string; score: string }
  /** Periods of a game that is not drawn out, where the file does not say. */
  regulation: number
  labels: (played: number, regulation: number) => string[]
  /** A player's box score shows only tables with a number: football's dozen. */
  dropsEmptyTables?: boolean
  position: (player: XmlElement) => string | null
  /** What follows from other numbers of a line where the file does not say it: total offense, rebounds. */
  follows?: (line: CountedLine, told: ToldLine) => void
  /** The score where the file says that of the periods alone, or of nothing but people. */
  score?: (periods: { own: readonly number[]; rival: readonly number[] }, totals: CountedLine) => number
  clock: 'down' | 'up' | 'up-in-period' | 'none'
  /** The first score of an overtime ends the game. */
  isSuddenDeath?: boolean
  /** A game may end without a winner. */
  hasTies?: boolean
  /** Where the status does not say: whether the game is over for certain, by the sport's own signs. */
  isOver?: (file: GameFile, teams: readonly FileTeam[]) => boolean
  /** Whether the score can be a final one: a lead alone decides no dual of tennis. */
  isDecided?: (teams: readonly FileTeam[]) => boolean
  /** Fewer than these are no game, unless something else says that it is over; the regulation where it is not said. */
  fewestPeriods?: number
  /** What the element of a period is called in the plays. */
  playsIn: string
  /** The child of a player's row, and of the totals, that has its numbers of one period, and the table they fill. */
  byPeriod?: { element: string; of: string; group: string }
  /** What a play says, and what its attributes leave open; null for one that says nothing. */
  play: (play: XmlElement, file: GameFile) => PlayText | null
  /** Follows the elements of the plays in their order, and tells what a play belongs to. */
  follow?: (file: GameFile, drives: readonly Drive[]) => Follower
  /** Where plays are not a list by periods. */
  plays?: (file: GameFile) => Play[]
  scoring: (file: GameFile) => ScoringPlay[]
  drives?: (file: GameFile) => Drive[]
  matches?: (file: GameFile) => CourtMatch[]
  situation?: (file: GameFile) => { possession: Play['side']; situation: string | null }
  /** What follows from a whole sheet: complete games, sets of a team. */
  complete?: (teams: readonly FileTeam[], isComplete: boolean, file: GameFile) => void
  writes?: {
    drives?: (reading: GameReading) => Written[]
    matches?: (matches: CourtMatch[]) => Written[]
    /** The attributes of a play that say what stands beside its words. */
    play?: (play: PlayFacts, ids: readonly [string, string]) => Record<string, string | number | null>
  }
}

/** A line of numbers with what the file says around it. */
interface ToldLine {
  /** The player's element, or the totals'. */
  row: XmlElement | undefined
  /** Of a team's line alone. */
  team?: {
    element: XmlElement
    score: number
    scoreByPeriod: readonly number[]
    players: readonly FilePlayer[]
  }
}

/** Hears every element between the plays and the plays themselves, period by period. */
export type Follower = (element: XmlElement, period: number) => PlayFacts

export interface PlayText {
  text: string
  clock?: string | null
  side?: Play['side']
  facts?: PlayFacts
}

/** What stands beside the words of a play. */
export type PlayFacts = Pick<Play, 'drive' | 'down' | 'shot' | 'outs' | 'on' | 'serve'>

export const plainLabels = (played: number): string[] =>
  Array.from({ length: played }, (_, index) => `${index + 1}`)

/** '1', '2', 'OT', '2OT'. */
export const overtimeLabels = (played: number, regulation: number): string[] =>
  Array.from({ length: played }, (_, index) => {
    const extra = index + 1 - regulation
    return extra <= 0 ? `${index + 1}` : extra === 1 ? 'OT' : `${extra}OT`
  })
