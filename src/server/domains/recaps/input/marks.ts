import type { SportGroup } from '#contract/shapes/stats-shapes.ts'

/** A number that a season or a career gives a meaning to. */
export interface Mark {
  group: string
  key: string
  /** From how many on a single game's best is worth a word. */
  worth: number
  /** Round numbers of a career. */
  round?: readonly number[]
  /** A streak of games with at least so many. */
  least?: number
  /** The season's sum is worth telling. */
  isSummed?: boolean
}

const mark = (group: string, key: string, worth: number, rest: Partial<Mark> = {}): Mark => ({
  group,
  key,
  worth,
  ...rest,
})

const hundreds = [100, 200, 300]
const goals: readonly Mark[] = [
  mark('shots', 'g', 2, { round: [25, 50, 75, 100, 150], least: 1, isSummed: true }),
  mark('shots', 'a', 2, { isSummed: true }),
  mark('goalie', 'saves', 5, { round: [100, 200, 300, 500] }),
]

export const marks: Record<SportGroup, readonly Mark[]> = {
  basketball: [
    mark('stats', 'tp', 15, { round: [500, 1000, 1500, 2000], least: 10, isSummed: true }),
    mark('stats', 'treb', 8, { round: [500, 1000] }),
    mark('stats', 'ast', 6, { round: [250, 500] }),
    mark('stats', 'fgm3', 4, { round: hundreds }),
  ],
  football: [
    mark('passing', 'yds', 200, { round: [1000, 2000, 3000, 5000], isSummed: true }),
    mark('rushing', 'yds', 80, { round: [1000, 2000], least: 100, isSummed: true }),
    mark('receiving', 'yds', 70, { round: [500, 1000, 2000], least: 100, isSummed: true }),
    mark('passing', 'td', 3),
    mark('receiving', 'no', 6),
  ],
  volleyball: [
    mark('attack', 'k', 12, { round: [250, 500, 1000], least: 10, isSummed: true }),
    mark('defense', 'dig', 14, { round: [500, 1000] }),
    mark('set', 'a', 30, { round: [500, 1000, 2000] }),
    mark('serve', 'sa', 4),
  ],
  baseball: [
    mark('hitting', 'h', 3, { round: hundreds, least: 1 }),
    mark('hitting', 'rbi', 3, { round: [50, 100], isSummed: true }),
    mark('hitting', 'hr', 2, { isSummed: true }),
    mark('pitching', 'so', 7, { round: hundreds, isSummed: true }),
  ],
  soccer: goals,
  hockey: goals,
  'field-hockey': goals,
  lacrosse: goals,
  'water-polo': goals,
  tennis: [mark('singles', 'win', 9, { least: 1, isSummed: true, round: [25, 50] })],
}

/** Totals of a team whose best of the season is worth a word. */
export const teamMarks: Record<SportGroup, readonly (readonly [string, string])[]> = {
  basketball: [
    ['stats', 'tp'],
    ['stats', 'fgm3'],
  ],
  football: [
    ['team', 'yards'],
    ['rushing', 'yds'],
  ],
  volleyball: [
    ['attack', 'k'],
    ['serve', 'sa'],
  ],
  baseball: [['hitting', 'h']],
  soccer: [['shots', 'sh']],
  hockey: [['shots', 'sh']],
  'field-hockey': [['shots', 'sh']],
  lacrosse: [['shots', 'g']],
  'water-polo': [['shots', 'g']],
  tennis: [],
}
