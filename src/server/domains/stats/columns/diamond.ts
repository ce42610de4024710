import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { outsOf } from '../../../parts/innings.ts'
import {
  at,
  category,
  count,
  derived,
  type Formula,
  fault,
  quotient,
  type SportColumns,
  share,
  table,
} from './column.ts'
import { minimums } from './minimums.ts'

const hit = (line: CountedLine, key: string) => at(line, 'hitting', key)
const pitch = (line: CountedLine, key: string) => at(line, 'pitching', key)

const bases = (line: CountedLine) =>
  hit(line, 'h') + hit(line, 'double') + 2 * hit(line, 'triple') + 3 * hit(line, 'hr')
const onBase: Formula = (line) =>
  quotient(
    hit(line, 'h') + hit(line, 'bb') + hit(line, 'hbp'),
    hit(line, 'ab') + hit(line, 'bb') + hit(line, 'hbp') + hit(line, 'sf'),
  )

/** Earned runs over a whole game: nine innings in baseball, seven in softball. */
const earnedRunAverage =
  (innings: number): Formula =>
  (line) =>
    quotient(pitch(line, 'er') * innings * 3, outsOf(pitch(line, 'ip')))

/** Baseball and softball differ in the length of a game alone. */
export function diamond(innings: 9 | 7): SportColumns {
  return {
    tables: [
      table('hitting', 'Hitting', [
        count('ab', 'AB', 'At Bats'),
        count('r', 'R', 'Runs'),
        count('h', 'H', 'Hits'),
        count('rbi', 'RBI', 'Runs Batted In'),
        count('double', '2B', 'Doubles'),
        count('triple', '3B', 'Triples'),
        count('hr', 'HR', 'Home Runs'),
        derived('tb', 'TB', 'Total Bases', bases, { format: 'whole' }),
        count('bb', 'BB', 'Walks'),
        count('hbp', 'HBP', 'Hit by Pitch'),
        fault('so', 'SO', 'Strikeouts'),
        fault('gdp', 'GDP', 'Grounded into Double Play'),
        count('sf', 'SF', 'Sacrifice Flies'),
        count('sh', 'SH', 'Sacrifice Hits'),
        count('sb', 'SB', 'Stolen Bases'),
        fault('cs', 'CS', 'Caught Stealing'),
        fault('lob', 'LOB', 'Left on Base'),
        derived('avg', 'AVG', 'Batting Average', share('hitting', 'h', 'ab')),
        derived('slg', 'SLG', 'Slugging %', (line) => quotient(bases(line), hit(line, 'ab'))),
        derived('obp', 'OB%', 'On-Base %', onBase),
      ]),
      table('pitching', 'Pitching', [
        count('win', 'W', 'Wins'),
        fault('loss', 'L', 'Losses'),
        count('save', 'SV', 'Saves'),
        count('appear', 'APP', 'Appearances'),
        count('gs', 'GS', 'Games Started'),
        count('cg', 'CG', 'Complete Games'),
        count('sho', 'SHO', 'Shutouts'),
        { ...count('ip', 'IP', 'Innings Pitched', { format: 'innings' }), total: 'innings' },
        fault('h', 'H', 'Hits Allowed'),
        fault('r', 'R', 'Runs Allowed'),
        fault('er', 'ER', 'Earned Runs'),
        fault('bb', 'BB', 'Walks Allowed'),
        count('so', 'SO', 'Strikeouts'),
        fault('double', '2B', 'Doubles Allowed'),
        fault('triple', '3B', 'Triples Allowed'),
        fault('hr', 'HR', 'Home Runs Allowed'),
        fault('hbp', 'HBP', 'Hit Batters'),
        fault('wp', 'WP', 'Wild Pitches'),
        fault('bk', 'BK', 'Balks'),
        count('bf', 'BF', 'Batters Faced'),
        count('ab', 'AB', 'At Bats Against'),
        count('pitches', 'NP', 'Pitches'),
        count('strikes', 'STR', 'Strikes'),
        derived('era', 'ERA', 'Earned Run Average', earnedRunAverage(innings), {
          format: 'two',
          isLowBest: true,
        }),
        derived('bavg', 'B/AVG', 'Opponent Batting Average', share('pitching', 'h', 'ab'), {
          isLowBest: true,
        }),
        derived(
          'whip',
          'WHIP',
          'Walks and Hits per Inning',
          (line) => quotient((pitch(line, 'bb') + pitch(line, 'h')) * 3, outsOf(pitch(line, 'ip'))),
          { format: 'two', isLowBest: true },
        ),
      ]),
      table('fielding', 'Fielding', [
        derived(
          'chances',
          'C',
          'Chances',
          (line) => at(line, 'fielding', 'po') + at(line, 'fielding', 'a') + at(line, 'fielding', 'e'),
          { format: 'whole' },
        ),
        count('po', 'PO', 'Putouts'),
        count('a', 'A', 'Assists'),
        fault('e', 'E', 'Errors'),
        derived('fldPct', 'FLD%', 'Fielding %', (line) => {
          const made = at(line, 'fielding', 'po') + at(line, 'fielding', 'a')
          return quotient(made, made + at(line, 'fielding', 'e'))
        }),
        count('dp', 'DP', 'Double Plays'),
        fault('pb', 'PB', 'Passed Balls'),
        fault('sba', 'SBA', 'Stolen Bases Allowed'),
      ]),
    ],
    minimums: minimums.diamond,
    leaders: [
      category('hitting', 'avg'),
      category('hitting', 'hr'),
      category('hitting', 'rbi'),
      category('hitting', 'r'),
      category('hitting', 'h'),
      category('hitting', 'sb'),
      category('hitting', 'slg'),
      category('hitting', 'obp'),
      category('pitching', 'era'),
      category('pitching', 'win'),
      category('pitching', 'so'),
      category('pitching', 'save'),
    ],
    game: [
      category('hitting', 'h'),
      category('hitting', 'rbi'),
      category('hitting', 'hr'),
      category('pitching', 'so'),
      category('pitching', 'ip'),
    ],
    highs: [
      ...['ab', 'r', 'h', 'rbi', 'double', 'triple', 'hr', 'bb', 'so', 'sb'].map((key) =>
        category('hitting', key),
      ),
      ...['ip', 'so', 'bb', 'h'].map((key) => category('pitching', key)),
    ],
  }
}
