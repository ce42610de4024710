import type { RecordScope } from '#contract/shapes/record-book.ts'
import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { HistoricalPlayer } from '../../model/model-people.ts'
import type { StatRecordRow } from '../../model/model-stats.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import type { SportDefinition } from '../../sports/definition.ts'
import { rivalsOf } from '../games/opponents.ts'
import { seasonTitle } from '../games/seasons.ts'
import { programmesOf } from './sport-history.ts'

/** A number as the old books have it: from this many to that many, by whoever plays there. */
type Old = [stat: string, positions: RegExp, game: Range | null, season: Range | null, career: Range | null]
type Range = readonly [low: number, high: number]

const anybody = /./
const hitters = /^(?!.*P$)/
const pitchers = /P$/
const fieldSport = (goals: Range, season: Range, career: Range): Old[] => [
  ['Goals', /^(?!GK?$)/, goals, season, career],
  ['Assists', /^(?!GK?$)/, [3, 4], [9, 14], [24, 33]],
  ['Saves', /^GK?$/, [15, 19], [118, 141], [290, 372]],
]

/** Within reach of what is played today, so that old names and new ones stand among each other. */
const books: Partial<Record<SportGroup, Old[]>> = {
  football: [
    ['Pass Yards', /QB/, [318, 402], [2210, 2871], [5420, 7015]],
    ['Passing: Touchdowns', /QB/, [4, 5], [17, 24], [41, 58]],
    ['Rushing Yards', /RB/, [171, 231], [820, 1212], [2105, 3048]],
    ['Rec Yards', /WR|TE/, [142, 189], [640, 958], [1610, 2310]],
    ['Receptions', /WR|TE/, [10, 13], [54, 71], [118, 166]],
    ['Tackles', /LB|S|CB/, [16, 19], [96, 121], [241, 318]],
    ['Sacks', /DL|LB/, [3, 4], [8, 11], [17, 24]],
  ],
  basketball: [
    ['Points', anybody, [36, 44], [512, 640], [1420, 1988]],
    ['Rebounds', anybody, [17, 24], [241, 318], [702, 1041]],
    ['Assists', anybody, [11, 15], [141, 205], [388, 611]],
    ['Steals', anybody, [6, 8], [58, 81], [151, 214]],
  ],
  baseball: [
    ['Hits', hitters, [4, 5], [74, 88], [221, 268]],
    ['Home Runs', hitters, [2, 3], [14, 19], [33, 45]],
    ['Runs Batted In', hitters, [6, 8], [55, 68], [148, 190]],
    ['Pitching: Strikeouts', pitchers, [12, 15], [81, 104], [212, 277]],
    ['Wins', pitchers, null, [9, 11], [21, 27]],
  ],
  volleyball: [
    ['Kills', /OH|MB|RS/, [24, 31], [341, 422], [1012, 1377]],
    ['Digs', /L|DS|OH/, [27, 34], [388, 471], [1104, 1502]],
    ['Assists', /^S$/, [52, 61], [880, 1090], [2410, 3122]],
    ['Service Aces', anybody, [6, 8], [41, 55], [112, 149]],
  ],
  soccer: fieldSport([3, 4], [12, 17], [31, 44]),
  lacrosse: fieldSport([6, 7], [38, 49], [104, 141]),
  'field-hockey': fieldSport([3, 4], [14, 19], [35, 48]),
  hockey: fieldSport([3, 4], [18, 24], [52, 71]),
  'water-polo': fieldSport([6, 8], [48, 61], [131, 170]),
}

/** The records that the office brought along from its books, set by people who had left before the first kept roster. */
export function oldRecordsOf(school: SchoolData, people: readonly HistoricalPlayer[]): StatRecordRow[] {
  const opponents = rivalsOf(school)
    .filter(({ kind }) => kind === 'school')
    .map(({ opponent }) => opponent.title)
  const rows = programmesOf(school).flatMap(({ sportId, definition }) => {
    const group = scoredSport(definition.globalSportId)?.group
    const own = people.filter((player) => player.sportId === sportId)
    return (group ? (books[group] ?? []) : []).flatMap(([stat, positions, game, season, career]) => {
      const able = own.filter(({ position }) => position !== null && positions.test(position))
      const scopes: [RecordScope, Range | null][] = [
        ['game', game],
        ['season', season],
        ['career', career],
      ]
      return scopes.flatMap(([scope, range]) =>
        range ? written(school, { sportId, scope, stat }, range, able, definition, opponents) : [],
      )
    })
  })
  return rows.map((row, index) => ({ id: index + 1, ...row }))
}

/** Two old names of each number, the better of them the older. */
function written(
  school: SchoolData,
  about: Pick<StatRecordRow, 'sportId' | 'scope' | 'stat'>,
  [low, high]: Range,
  able: readonly HistoricalPlayer[],
  definition: SportDefinition,
  opponents: readonly string[],
): Omit<StatRecordRow, 'id'>[] {
  const random = randomFor(school.key, 'old-records', about.sportId, about.scope, about.stat)
  const ready = able.filter(
    (player) => about.scope !== 'career' || academicYears(player, definition).length > 2,
  )
  const holders = random.shuffle(ready).slice(0, 2)
  const values = [high - random.between(0, Math.floor((high - low) / 4)), low]
  return holders.flatMap((player, index) => {
    const value = values[index]
    if (value === undefined) return []
    return [
      {
        ...about,
        value: String(value),
        holder: `${player.firstName} ${player.lastName}`,
        playerId: null,
        season: seasonOf(random, player, definition, about.scope),
        opponent: about.scope === 'game' ? random.pick(opponents) : null,
        playedOn: null,
        note: null,
      },
    ]
  })
}

function academicYears({ firstYear, lastYear }: HistoricalPlayer, { year }: SportDefinition): number[] {
  const first = year === 'spring' ? firstYear - 1 : firstYear
  const last = year === 'autumn' ? lastYear : lastYear - 1
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
}

function seasonOf(
  random: Random,
  player: HistoricalPlayer,
  definition: SportDefinition,
  scope: RecordScope,
): string {
  if (scope === 'career') return `${player.firstYear}-${String(player.lastYear % 100).padStart(2, '0')}`
  return seasonTitle(definition.year, random.pick(academicYears(player, definition)))
}
