import type { SportGender } from '../model/model.ts'
import type { Gender } from '../model/model-people.ts'
import type { Play } from './scoring/outcome.ts'

/** What the season's title and calendar follow: one calendar year, or two. */
export type SeasonYear = 'autumn' | 'spring' | 'straddling'

export interface Position {
  abbreviation: string
  title: string
  /** How many of them a roster of the full size holds. */
  count: number
  /** Inches and pounds of a man; a woman is a little shorter and lighter. */
  height: [number, number]
  weight: [number, number]
  /** Jersey numbers the position wears, where custom has a say. */
  numbers?: [number, number][]
  /** Football lets an attacker and a defender share a number. */
  side?: 'offence' | 'defence'
}

export interface RosterShape {
  positions: Position[]
  jerseys: 'any' | 'basketball' | 'none'
  showsWeight: boolean
  /** Distance runners of cross country also run track. */
  sharesAthletesOf?: string
}

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * What a programme plays in a stretch of its year. Dates are 'MM-DD' of the academic year; `on` moves the start to
 * the first such weekday from there.
 */
export type Phase =
  | {
      kind: 'games'
      stage: 'exhibition' | 'nonconference' | 'conference'
      from: string
      to: string
      days: Weekday[]
      /** Visits to the calendar; a series is one visit of three games. */
      count: number
      shape?: 'single' | 'series' | 'twinbill-and-one' | 'doubleheader'
      homeShare?: number
    }
  /** A weekend of games against several schools at one site. */
  | { kind: 'classic'; from: string; on?: Weekday; days: number; gamesPerDay: number; site: 'H' | 'N' }
  /** The conference tournament: play on until the first loss. */
  | { kind: 'bracket'; from: string; on?: Weekday; rounds: string[]; restDays: number }
  /** Events with a field of schools: golf, meets, regattas. */
  | {
      kind: 'meets'
      from: string
      to: string
      days: Weekday[]
      count: number
      length: number
      homeShare?: number
      pool?: 'regional'
    }
  | { kind: 'championship'; from: string; on?: Weekday; length: number }
  | { kind: 'special'; from: string; on: Weekday; title: string; isOpenDate?: boolean }

export interface SportDefinition {
  shortname: string
  title: string
  abbreviation: string
  globalSportId: number
  slug: string
  gender: SportGender
  /** The thing played, whoever plays it: chooses events, icons, venues and words. */
  family: string
  year: SeasonYear
  roster: RosterShape
  /** Usual starting times by kind of day. */
  clocks: { weekday: string; saturday: string; sunday: string }
  minutes: number
  phases: Phase[]
  /** A game against one school. */
  play: Play
  /** An event against a field of schools. */
  playField: Play
  /** What the rules award for a forfeit; null where none is awarded. */
  forfeitScore: number | null
  /** Games lost to weather and illness in a season. */
  mishaps: { postponed: number; cancelled: number; forfeits: number }
  ticketed: boolean
  broadcast: boolean
}

export const genderWord: Record<Gender, string> = { M: "Men's", W: "Women's" }
export const genderSlug: Record<Gender, string> = { M: 'mens', W: 'womens' }
export const genderLetter: Record<Gender, string> = { M: 'm', W: 'w' }

export const noMishaps = { postponed: 0, cancelled: 0, forfeits: 0 }
export const outdoorMishaps = { postponed: 1, cancelled: 1, forfeits: 0 }
