import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import {
  at,
  type Column,
  category,
  count,
  derived,
  type Formula,
  fault,
  quotient,
  type SportColumns,
  share,
  type Table,
  table,
} from './column.ts'
import { type Minimums, minimums } from './minimums.ts'

interface GoalSport {
  /** Points for a goal; an assist is always one. */
  goalPoints: 1 | 2
  /** Minutes of a full game: goals against average is over one. */
  minutes: number
  columns?: Column[]
  tables?: Table[]
  leaders?: [string, string][]
  /** Goalkeepers share the work on ice. */
  ranked?: Minimums
  goalTypes: [string, string, string][]
}

const goalie = (line: CountedLine, key: string) => at(line, 'goalie', key)

const goalsAgainstAverage =
  (minutes: number): Formula =>
  (line) =>
    quotient(goalie(line, 'ga') * minutes * 60, goalie(line, 'sec'))

const savePercentage: Formula = (line) =>
  quotient(goalie(line, 'saves'), goalie(line, 'saves') + goalie(line, 'ga'))

/** Soccer, hockey, lacrosse, field hockey and water polo count goals, assists, shots and what the goalkeeper stopped. */
function goalSport({
  goalPoints,
  minutes,
  columns = [],
  tables = [],
  leaders = [],
  ranked = minimums.goals,
  goalTypes,
}: GoalSport): SportColumns {
  const points: Formula = (line) => goalPoints * at(line, 'shots', 'g') + at(line, 'shots', 'a')
  return {
    tables: [
      table('shots', 'Scoring', [
        count('g', 'Goals', 'Goals'),
        count('a', 'AST', 'Assists'),
        derived('pts', 'PTS', 'Points', points, { format: 'whole' }),
        count('sh', 'Shots', 'Shots'),
        derived('shPct', 'SH%', 'Shot %', share('shots', 'g', 'sh')),
        count('sog', 'SOG', 'Shots on Goal'),
        ...goalTypes.map(([key, label, name]) => count(key, label, name)),
      ]),
      ...(columns.length > 0 ? [table('misc', 'Play', columns)] : []),
      ...tables,
      table('goalie', 'Goalkeeping', [
        count('win', 'W', 'Wins'),
        fault('loss', 'L', 'Losses'),
        count('tie', 'T', 'Ties'),
        count('sec', 'MIN', 'Minutes in Goal', { format: 'clock' }),
        fault('ga', 'GA', 'Goals Against'),
        derived('gaa', 'GAA', 'Goals Against Average', goalsAgainstAverage(minutes), {
          format: 'two',
          isLowBest: true,
        }),
        count('saves', 'SV', 'Saves'),
        derived('svPct', 'SV%', 'Save %', savePercentage),
        count('sho', 'SHO', 'Shutouts'),
      ]),
    ],
    minimums: ranked,
    leaders: [
      category('shots', 'pts'),
      category('shots', 'g'),
      category('shots', 'a'),
      category('shots', 'sh'),
      category('shots', 'sog'),
      ...leaders.map(([group, key]) => category(group, key)),
      category('goalie', 'saves'),
      category('goalie', 'gaa'),
      category('goalie', 'svPct'),
    ],
    game: [
      category('shots', 'g'),
      category('shots', 'a'),
      category('shots', 'sh'),
      category('goalie', 'saves'),
    ],
    highs: [
      ...['g', 'a', 'pts', 'sh', 'sog'].map((key) => category('shots', key)),
      ...leaders.map(([group, key]) => category(group, key)),
      category('goalie', 'saves'),
    ],
  }
}

const gameWinner: [string, string, string] = ['gw', 'GW', 'Game Winners']
const powerPlay: [string, string, string] = ['pp', 'PPG', 'Power-Play Goals']
const minutes = count('min', 'MIN', 'Minutes')
const groundBalls = count('gb', 'GB', 'Ground Balls')
const turnovers = fault('to', 'TO', 'Turnovers')

const cards = (withGreen: boolean) =>
  table('penalty', 'Discipline', [
    fault('fouls', 'Fouls', 'Fouls'),
    ...(withGreen ? [fault('green', 'GC', 'Green Cards')] : []),
    fault('yellow', 'YC', 'Yellow Cards'),
    fault('red', 'RC', 'Red Cards'),
  ])

export const soccer = goalSport({
  goalPoints: 2,
  minutes: 90,
  goalTypes: [gameWinner, ['ps', 'PK', 'Penalty Kicks'], ['psatt', 'PKA', 'Penalty Kick Attempts']],
  columns: [minutes, count('dsave', 'DS', 'Defensive Saves')],
  tables: [
    cards(false),
    table(
      'team',
      'Team',
      [count('corners', 'CK', 'Corner Kicks'), count('offsides', 'OFF', 'Offsides')],
      true,
    ),
  ],
})

export const fieldHockey = goalSport({
  goalPoints: 2,
  minutes: 60,
  goalTypes: [gameWinner, ['ps', 'PS', 'Penalty Strokes']],
  columns: [minutes, count('dsave', 'DS', 'Defensive Saves')],
  tables: [cards(true), table('team', 'Team', [count('corners', 'PC', 'Penalty Corners')], true)],
  leaders: [['misc', 'dsave']],
})

export const hockey = goalSport({
  ranked: minimums.hockey,
  goalPoints: 1,
  minutes: 60,
  goalTypes: [powerPlay, ['shg', 'SHG', 'Short-Handed Goals'], ['en', 'EN', 'Empty-Net Goals'], gameWinner],
  columns: [
    count('plusminus', '+/-', 'Plus/Minus', { format: 'signed' }),
    count('blk', 'BLK', 'Blocked Shots'),
    count('facewon', 'FOW', 'Face-Offs Won'),
    fault('facelost', 'FOL', 'Face-Offs Lost'),
  ],
  tables: [
    table('penalty', 'Penalties', [
      fault('count', 'PEN', 'Penalties'),
      fault('minutes', 'PIM', 'Penalty Minutes'),
    ]),
    table(
      'team',
      'Team',
      [
        count('ppg', 'PPG', 'Power-Play Goals'),
        count('ppopp', 'PPO', 'Power Plays'),
        derived('ppPct', 'PP%', 'Power Play %', share('team', 'ppg', 'ppopp', 100), { format: 'percent' }),
      ],
      true,
    ),
  ],
  leaders: [
    ['misc', 'plusminus'],
    ['misc', 'blk'],
    ['penalty', 'minutes'],
  ],
})

/** Men face off and sit out penalties; women draw and shoot from a free position. */
export function lacrosse(gender: 'M' | 'W'): SportColumns {
  const isMen = gender === 'M'
  return goalSport({
    goalPoints: 1,
    minutes: 60,
    goalTypes: [isMen ? ['pp', 'MU', 'Man-Up Goals'] : ['freepos', 'FPG', 'Free-Position Goals'], gameWinner],
    columns: [
      groundBalls,
      turnovers,
      count('ct', 'CT', 'Caused Turnovers'),
      ...(isMen
        ? [count('facewon', 'FOW', 'Face-Offs Won'), fault('facelost', 'FOL', 'Face-Offs Lost')]
        : [count('dc', 'DC', 'Draw Controls')]),
    ],
    tables: [
      table(
        'penalty',
        'Penalties',
        isMen
          ? [
              fault('count', 'PEN', 'Penalties'),
              fault('seconds', 'TIME', 'Penalty Time', { format: 'clock' }),
            ]
          : [fault('fouls', 'Fouls', 'Fouls'), fault('yellow', 'YC', 'Yellow Cards')],
      ),
      table(
        'team',
        'Team',
        [
          count('clearm', 'CLR', 'Clears'),
          count('cleara', 'CLRA', 'Clear Attempts'),
          derived('clearPct', 'CLR%', 'Clear %', share('team', 'clearm', 'cleara', 100), {
            format: 'percent',
          }),
          count('ppg', isMen ? 'EMOG' : 'FPG', isMen ? 'Extra-Man Goals' : 'Free-Position Goals'),
          count('ppopp', isMen ? 'EMO' : 'FPS', isMen ? 'Extra-Man Opportunities' : 'Free-Position Shots'),
        ],
        true,
      ),
    ],
    leaders: [
      ['misc', 'gb'],
      ['misc', 'ct'],
      ['misc', isMen ? 'facewon' : 'dc'],
    ],
  })
}

export const waterPolo = goalSport({
  goalPoints: 1,
  minutes: 32,
  goalTypes: [powerPlay, ['ps', '5M', '5-Meter Goals'], gameWinner],
  columns: [
    count('stl', 'STL', 'Steals'),
    turnovers,
    count('blk', 'FB', 'Field Blocks'),
    count('drawn', 'DREX', 'Exclusions Drawn'),
    fault('excl', 'EX', 'Exclusions'),
    count('sprintWon', 'SPW', 'Sprints Won'),
    count('sprintAtt', 'SPA', 'Sprints'),
  ],
  tables: [
    table(
      'team',
      'Team',
      [
        count('ppg', '6X5G', 'Power-Play Goals'),
        count('ppopp', '6X5', 'Power Plays'),
        derived('ppPct', '6X5%', 'Power Play %', share('team', 'ppg', 'ppopp', 100), { format: 'percent' }),
      ],
      true,
    ),
  ],
  leaders: [
    ['misc', 'stl'],
    ['misc', 'drawn'],
    ['misc', 'blk'],
  ],
})
