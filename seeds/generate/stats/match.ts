import type { CourtMatch, Drive, Play, ScoringPlay, Side } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from '#server/domains/stats/columns/column.ts'
import type { Random } from '../../basics/random.ts'
import type { Gender } from '../../model/model-people.ts'
import type { Athlete, Sheet } from './sheet.ts'

/** What stands beside the words of a play. */
export type PlayFacts = Pick<Play, 'drive' | 'down' | 'shot' | 'outs' | 'on' | 'serve'>

export interface MatchTeam {
  side: Side
  name: string
  abbreviation: string
  squad: Athlete[]
  sheet: Sheet
  /** Points by period. */
  line: number[]
}

/** A finished game about to get its numbers. */
export interface Match {
  random: Random
  /** For what was added later: it may not reshuffle what the first stream decides. */
  places: Random
  columns: SportColumns
  gender: Gender
  /** The school first. */
  teams: [MatchTeam, MatchTeam]
  result: 'W' | 'L' | 'T'
  log: MatchLog
}

/** How the periods of a game are measured. */
export interface GameClock {
  regulation: number
  /** Seconds of a period and of one that is added; 0 where there is no clock. */
  seconds: number
  overtime: number
  /** Counts up through the whole game instead of down through the period. */
  countsUp?: boolean | undefined
}

export interface MatchDetails {
  periods: string[]
  clock: GameClock
  rules: string
  /** Titles of those who see to the rules. */
  officials: string[]
  matches?: CourtMatch[]
}

/** Fills both sheets so that they add up to the lines of the score. */
export type Scorer = (match: Match) => MatchDetails

/** What happened, in the order it is told. Words are only made when somebody will read them. */
export class MatchLog {
  readonly plays: Play[] = []
  readonly scoring: ScoringPlay[] = []
  readonly drives: Drive[] = []
  /** How many plays had been told when a line of the scoring summary was whole, and when a drive was over. */
  readonly scoringTold: number[] = []
  readonly drivesTold: number[] = []
  readonly isFull: boolean
  readonly score: Record<Side, number> = { away: 0, home: 0 }

  constructor(isFull: boolean) {
    this.isFull = isFull
  }

  #hasBegun = false

  /** The first whistle: what is on the sheets by now was not told by any play. */
  begin(): void {
    this.#hasBegun = true
  }

  /** Plays told so far, -1 before the game begins. */
  get told(): number {
    return this.#hasBegun ? this.plays.length : -1
  }

  #isDriving = false

  /** From here on plays belong to the possession that `drive` closes. */
  openDrive(): void {
    this.#isDriving = true
  }

  #around(facts: PlayFacts): PlayFacts {
    return this.#isDriving ? { drive: this.drives.length, ...facts } : facts
  }

  play(
    period: number,
    clock: string | null,
    team: MatchTeam | null,
    text: () => string,
    facts: PlayFacts = {},
  ): void {
    if (!this.isFull) return
    this.plays.push({
      period,
      clock,
      side: team?.side ?? null,
      text: text(),
      awayScore: null,
      homeScore: null,
      ...this.#around(facts),
    })
  }

  /** A play that scores. `summary` puts it in the scoring summary too. */
  points(
    period: number,
    clock: string | null,
    team: MatchTeam,
    points: number,
    text: () => string,
    summary?: { type: string; player: Athlete | null; assists?: Athlete[] },
    facts: PlayFacts = {},
  ): void {
    this.score[team.side] += points
    const score = { awayScore: this.score.away, homeScore: this.score.home }
    if (this.isFull)
      this.plays.push({ period, clock, side: team.side, text: text(), ...score, ...this.#around(facts) })
    if (!summary) return
    this.scoring.push({
      period,
      clock,
      side: team.side,
      type: summary.type,
      player: summary.player?.name ?? null,
      assists: (summary.assists ?? []).map(({ name }) => name),
      text: text(),
      ...score,
    })
    this.scoringTold.push(this.plays.length)
  }

  /** What follows a score and is told with it: the try after a touchdown. */
  amend(side: Side, points: number, text: string): void {
    const score = this.scoring.at(-1)
    if (!score) return
    score.text += ` (${text})`
    score[`${side}Score`] += points
    this.scoringTold[this.scoring.length - 1] = this.plays.length
  }

  drive(drive: Drive): void {
    this.#isDriving = false
    const score = this.scoring.at(-1)
    const { plays, yards, time, result } = drive
    if (score && (result === 'Touchdown' || result === 'Field Goal')) score.drive = { plays, yards, time }
    this.drives.push(drive)
    this.drivesTold.push(this.plays.length)
  }
}

/** '1', '2', 'OT', '2OT' over a line score. */
export function periodLabels(played: number, regulation: number): string[] {
  return Array.from({ length: played }, (_, index) => {
    const extra = index + 1 - regulation
    return extra <= 0 ? `${index + 1}` : extra === 1 ? 'OT' : `${extra}OT`
  })
}
