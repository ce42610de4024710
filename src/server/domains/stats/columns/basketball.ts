import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import {
  at,
  average,
  category,
  count,
  derived,
  type Formula,
  fault,
  perGame,
  quotient,
  type SportColumns,
  share,
  table,
} from './column.ts'
import { minimums } from './minimums.ts'

const stat = (line: CountedLine, key: string) => at(line, 'stats', key)

/** What a player gives less what is given away, per game. */
const efficiency: Formula = (line, { gp }) => {
  const s = (key: string) => stat(line, key)
  const given = s('tp') + s('treb') + s('ast') + s('stl') + s('blk')
  return quotient(given - (s('fga') - s('fgm')) - (s('fta') - s('ftm')) - s('to'), gp)
}

const possessionsUsed = (line: CountedLine) => stat(line, 'fga') + 0.44 * stat(line, 'fta') + stat(line, 'to')

/** The share of the team's possessions that end with the player while on the floor. */
const usage: Formula = (line, { team }) =>
  quotient(possessionsUsed(line) * (stat(team, 'min') / 5) * 100, stat(line, 'min') * possessionsUsed(team))

export const basketball = (gender: 'M' | 'W'): SportColumns => ({
  tables: [
    table('stats', 'Statistics', [
      count('min', 'MIN', 'Minutes'),
      count('fgm', 'FGM', 'Field Goals'),
      count('fga', 'FGA', 'Field Goal Attempts'),
      derived('fgPct', 'FG%', 'Field Goal %', share('stats', 'fgm', 'fga')),
      count('fgm3', '3FG', '3-Pointers'),
      count('fga3', '3FGA', '3-Point Attempts'),
      derived('fg3Pct', '3FG%', '3-Point %', share('stats', 'fgm3', 'fga3')),
      count('ftm', 'FT', 'Free Throws'),
      count('fta', 'FTA', 'Free Throw Attempts'),
      derived('ftPct', 'FT%', 'Free Throw %', share('stats', 'ftm', 'fta')),
      count('oreb', 'OREB', 'Offensive Rebounds'),
      count('dreb', 'DREB', 'Defensive Rebounds'),
      count('treb', 'REB', 'Rebounds'),
      fault('pf', 'Pers', 'Personal Fouls'),
      count('ast', 'AST', 'Assists'),
      fault('to', 'TO', 'Turnovers'),
      count('blk', 'BLK', 'Blocks'),
      count('stl', 'STL', 'Steals'),
      count('tp', 'PTS', 'Points'),
      average('ppg', 'PPG', 'Points per Game', perGame('stats', 'tp')),
      average('rpg', 'RPG', 'Rebounds per Game', perGame('stats', 'treb')),
      average('apg', 'APG', 'Assists per Game', perGame('stats', 'ast')),
      average('eff', 'EFF', 'Efficiency', efficiency),
      average('usage', 'USG%', 'Usage Percentage', usage, { format: 'percent' }),
    ]),
    table(
      'team',
      'Team',
      [
        count('paint', 'PAINT', 'Points in the Paint'),
        count('turnovers', 'OFF TO', 'Points off Turnovers'),
        count('second', '2ND CH', 'Second-Chance Points'),
        count('fastBreak', 'FB', 'Fast-Break Points'),
        count('bench', 'BENCH', 'Bench Points'),
        count('deadball', 'DB', 'Dead-Ball Rebounds'),
      ],
      true,
    ),
  ],
  minimums: gender === 'M' ? minimums.mensBasketball : minimums.womensBasketball,
  leaders: [
    category('stats', 'ppg'),
    category('stats', 'rpg'),
    category('stats', 'apg'),
    category('stats', 'stl'),
    category('stats', 'blk'),
    category('stats', 'fgPct'),
    category('stats', 'fg3Pct'),
    category('stats', 'ftPct'),
    category('stats', 'eff'),
  ],
  game: ['tp', 'treb', 'ast', 'stl', 'blk'].map((key) => category('stats', key)),
  highs: ['tp', 'fgm', 'fga', 'fgm3', 'fga3', 'ftm', 'treb', 'ast', 'stl', 'blk', 'to', 'min'].map((key) =>
    category('stats', key),
  ),
})
