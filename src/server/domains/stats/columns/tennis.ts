import {
  at,
  category,
  count,
  derived,
  type Formula,
  fault,
  quotient,
  type SportColumns,
  table,
} from './column.ts'
import { minimums } from './minimums.ts'

const won =
  (kind: string): Formula =>
  (line) =>
    quotient(at(line, kind, 'win'), at(line, kind, 'win') + at(line, kind, 'loss'))

const matches = (kind: string, title: string) =>
  table(kind, title, [
    count('win', 'W', `${title} Wins`),
    fault('loss', 'L', `${title} Losses`),
    count('unfinished', 'UNF', 'Unfinished'),
    derived('pct', 'PCT', `${title} %`, won(kind)),
    count('setsWon', 'SW', 'Sets Won'),
    fault('setsLost', 'SL', 'Sets Lost'),
    count('gamesWon', 'GW', 'Games Won'),
    fault('gamesLost', 'GL', 'Games Lost'),
  ])

export const tennis: SportColumns = {
  tables: [
    matches('singles', 'Singles'),
    matches('doubles', 'Doubles'),
    table(
      'team',
      'Team',
      [count('points', 'PTS', 'Points'), count('doublesPoints', 'DBL', 'Doubles Points')],
      true,
    ),
  ],
  minimums: minimums.tennis,
  leaders: [
    category('singles', 'win'),
    category('singles', 'pct'),
    category('doubles', 'win'),
    category('singles', 'gamesWon'),
  ],
  game: [category('singles', 'win'), category('doubles', 'win')],
  highs: [category('singles', 'gamesWon'), category('doubles', 'gamesWon')],
}
