import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import {
  at,
  average,
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

const solo = (line: CountedLine) => at(line, 'block', 'bs')
const shared = (line: CountedLine) => at(line, 'block', 'ba')

/** Two players share an assisted block: each has one, the team has one between them. */
const totalBlocks: Formula = (line, { isTeam }) => solo(line) + (isTeam ? shared(line) / 2 : shared(line))

const points: Formula = (line) =>
  at(line, 'attack', 'k') + at(line, 'serve', 'sa') + solo(line) + shared(line) / 2

const hitting: Formula = (line) =>
  quotient(at(line, 'attack', 'k') - at(line, 'attack', 'e'), at(line, 'attack', 'ta'))

const perSet =
  (group: string, key: string): Formula =>
  (line) =>
    quotient(at(line, group, key), at(line, 'play', 'sp'))

export const volleyball: SportColumns = {
  tables: [
    table('play', 'Play', [
      count('sp', 'SP', 'Sets Played'),
      fault('bhe', 'BHE', 'Ball Handling Errors'),
      derived('pts', 'PTS', 'Points', points, { format: 'one' }),
    ]),
    table('attack', 'Attack', [
      count('k', 'Kills', 'Kills'),
      fault('e', 'E', 'Attack Errors'),
      count('ta', 'TA', 'Total Attacks'),
      derived('pct', '%', 'Hitting %', hitting),
      average('kps', 'K/S', 'Kills per Set', perSet('attack', 'k'), { format: 'two' }),
    ]),
    table('set', 'Set', [
      count('a', 'AST', 'Assists'),
      average('aps', 'A/S', 'Assists per Set', perSet('set', 'a'), { format: 'two' }),
    ]),
    table('serve', 'Serve', [
      count('sa', 'SA', 'Service Aces'),
      fault('se', 'SE', 'Service Errors'),
      count('ta', 'TA', 'Serves'),
    ]),
    table('defense', 'Defense', [
      count('dig', 'Digs', 'Digs'),
      fault('re', 'RE', 'Reception Errors'),
      average('dps', 'D/S', 'Digs per Set', perSet('defense', 'dig'), { format: 'two' }),
    ]),
    table('block', 'Block', [
      count('bs', 'BS', 'Block Solos'),
      count('ba', 'BA', 'Block Assists'),
      derived('tb', 'BLKs', 'Total Blocks', totalBlocks, { format: 'one' }),
      fault('be', 'BE', 'Blocking Errors'),
      average(
        'bps',
        'B/S',
        'Blocks per Set',
        (line, around) => quotient(totalBlocks(line, around) ?? 0, at(line, 'play', 'sp')),
        { format: 'two' },
      ),
    ]),
  ],
  minimums: minimums.volleyball,
  leaders: [
    category('attack', 'k'),
    category('attack', 'pct'),
    category('set', 'a'),
    category('serve', 'sa'),
    category('block', 'tb'),
    category('defense', 'dig'),
    category('play', 'pts'),
  ],
  game: [
    category('attack', 'k'),
    category('set', 'a'),
    category('defense', 'dig'),
    category('serve', 'sa'),
    category('block', 'tb'),
  ],
  highs: [
    category('attack', 'k'),
    category('attack', 'ta'),
    category('set', 'a'),
    category('serve', 'sa'),
    category('defense', 'dig'),
    category('block', 'bs'),
    category('block', 'tb'),
    category('play', 'pts'),
  ],
}
