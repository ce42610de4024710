import { allPurposeYards } from '#contract/shapes/all-purpose.ts'
import {
  at,
  average,
  category,
  count,
  derived,
  type Formula,
  fault,
  longest,
  perGame,
  quotient,
  type SportColumns,
  share,
  table,
} from './column.ts'
import { minimums } from './minimums.ts'

/** The NCAA's passing efficiency; the quarterback ratings of others are other sums. */
const rating: Formula = (line) => {
  const pass = (key: string) => at(line, 'passing', key)
  return quotient(8.4 * pass('yds') + 330 * pass('td') + 100 * pass('comp') - 200 * pass('int'), pass('att'))
}

const points: Formula = (line) => {
  const s = (key: string) => at(line, 'scoring', key)
  return 6 * s('td') + 3 * s('fg') + s('pat') + 2 * s('two') + 2 * s('saf')
}

const perAttempt = (group: string, whole: string) => share(group, 'yds', whole)
const returns = (key: string, title: string) =>
  table(key, title, [
    count('no', 'NO', 'Returns'),
    count('yds', 'YDS', `${title.replace(/s$/, '')} Yards`),
    derived('avg', 'AVG', 'Yards per Return', perAttempt(key, 'no'), { format: 'one' }),
    count('td', 'TDs', 'Touchdowns'),
    longest('long', 'LG', 'Longest'),
  ])

export const football: SportColumns = {
  tables: [
    table('passing', 'Passing', [
      count('comp', 'CMP', 'Completions'),
      count('att', 'ATT', 'Pass Attempts'),
      derived('pct', 'CMP%', 'Completion %', share('passing', 'comp', 'att', 100), { format: 'percent' }),
      fault('int', 'INT', 'Interceptions'),
      count('yds', 'YDS', 'Pass Yards', { title: 'Passing' }),
      count('td', 'TDs', 'Touchdowns'),
      longest('long', 'LG', 'Longest'),
      fault('sacks', 'SK', 'Times Sacked'),
      fault('sackyds', 'SKY', 'Yards Lost to Sacks'),
      derived('rating', 'EFF', 'Passing Efficiency', rating, { format: 'one' }),
      average('ypg', 'YPG', 'Pass Yards per Game', perGame('passing', 'yds')),
    ]),
    table('rushing', 'Rushing', [
      count('att', 'ATT', 'Rushes'),
      count('gain', 'GAIN', 'Yards Gained'),
      fault('loss', 'LOSS', 'Yards Lost'),
      count('yds', 'YDS', 'Rushing Yards', { title: 'Rushing' }),
      derived('avg', 'AVG', 'Yards per Rush', perAttempt('rushing', 'att'), { format: 'one' }),
      count('td', 'TDs', 'Touchdowns'),
      longest('long', 'LG', 'Longest'),
      average('ypg', 'YPG', 'Rushing Yards per Game', perGame('rushing', 'yds')),
    ]),
    table('receiving', 'Receiving', [
      count('no', 'REC', 'Receptions'),
      count('yds', 'YDS', 'Rec Yards', { title: 'Receiving' }),
      derived('avg', 'AVG', 'Yards per Reception', perAttempt('receiving', 'no'), { format: 'one' }),
      count('td', 'TDs', 'Touchdowns'),
      longest('long', 'LG', 'Longest'),
      average('ypg', 'YPG', 'Rec Yards per Game', perGame('receiving', 'yds')),
    ]),
    table('defense', 'Defense', [
      count('tackua', 'UA', 'Solo Tackles'),
      count('tacka', 'A', 'Assisted Tackles'),
      derived(
        'tackles',
        'TKL',
        'Tackles',
        (line) => at(line, 'defense', 'tackua') + at(line, 'defense', 'tacka'),
        { format: 'whole' },
      ),
      count('tfl', 'TFL', 'Tackles for Loss', { format: 'one' }),
      count('tflyds', 'TFLY', 'Tackle for Loss Yards'),
      count('sacks', 'SACK', 'Sacks', { format: 'one' }),
      count('sackyds', 'SACKY', 'Sack Yards'),
      count('int', 'INT', 'Interceptions'),
      count('intyds', 'INTY', 'Interception Yards'),
      count('brup', 'PBU', 'Passes Broken Up'),
      count('qbh', 'QBH', 'Quarterback Hurries'),
      count('ff', 'FF', 'Forced Fumbles'),
      count('fr', 'FR', 'Fumbles Recovered'),
      count('blkd', 'BLK', 'Kicks Blocked'),
    ]),
    table('kicking', 'Field Goals', [
      count('made', 'FGM', 'Field Goals'),
      count('att', 'FGA', 'Field Goal Attempts'),
      derived('pct', 'FG%', 'Field Goal %', share('kicking', 'made', 'att', 100), { format: 'percent' }),
      longest('long', 'LG', 'Longest'),
      fault('blkd', 'BLK', 'Field Goals Blocked'),
      count('patmade', 'XPM', 'Extra Points'),
      count('patatt', 'XPA', 'Extra Point Attempts'),
    ]),
    table('kickoffs', 'Kickoffs', [
      count('no', 'NO', 'Kickoffs'),
      count('yds', 'YDS', 'Kickoff Yards'),
      derived('avg', 'AVG', 'Yards per Kickoff', perAttempt('kickoffs', 'no'), { format: 'one' }),
      count('tb', 'TB', 'Touchbacks'),
      fault('ob', 'OB', 'Out of Bounds'),
    ]),
    table('punting', 'Punting', [
      count('no', 'NO', 'Punts'),
      count('yds', 'YDS', 'Punt Yards'),
      derived('avg', 'AVG', 'Yards per Punt', perAttempt('punting', 'no'), { format: 'one' }),
      longest('long', 'LG', 'Longest'),
      count('inside20', 'I20', 'Inside the 20'),
      count('plus50', '50+', 'Of 50 Yards or More'),
      count('fc', 'FC', 'Fair Catches'),
      count('tb', 'TB', 'Touchbacks'),
      fault('blkd', 'BLK', 'Punts Blocked'),
    ]),
    returns('kr', 'Kickoff Returns'),
    returns('pr', 'Punt Returns'),
    returns('ir', 'Interception Returns'),
    table('fumbles', 'Fumbles', [fault('no', 'NO', 'Fumbles'), fault('lost', 'LOST', 'Fumbles Lost')]),
    table('scoring', 'Scoring', [
      count('td', 'TDs', 'Touchdowns'),
      count('fg', 'FG', 'Field Goals'),
      count('pat', 'XP', 'Extra Points'),
      count('two', '2PT', 'Two-Point Conversions'),
      count('saf', 'SAF', 'Safeties'),
      derived('pts', 'PTS', 'Points', points, { format: 'whole' }),
    ]),
    table(
      'team',
      'Team',
      [
        count('firstDowns', '1ST', 'First Downs'),
        count('fdRush', 'RUSH', 'First Downs Rushing'),
        count('fdPass', 'PASS', 'First Downs Passing'),
        count('fdPenalty', '1ST PEN', 'First Downs by Penalty'),
        count('plays', 'PLAYS', 'Total Plays'),
        count('yards', 'YDS', 'Total Offense'),
        derived('avg', 'AVG', 'Yards per Play', share('team', 'yards', 'plays'), { format: 'one' }),
        average('ypg', 'YPG', 'Total Offense per Game', perGame('team', 'yards')),
        count('thirdMade', '3DC', 'Third Downs Converted'),
        count('thirdAtt', '3DA', 'Third Down Attempts'),
        derived('thirdPct', '3D%', 'Third Down %', share('team', 'thirdMade', 'thirdAtt', 100), {
          format: 'percent',
        }),
        count('fourthMade', '4DC', 'Fourth Downs Converted'),
        count('fourthAtt', '4DA', 'Fourth Down Attempts'),
        count('penalties', 'PEN', 'Penalties'),
        count('penaltyYards', 'PENY', 'Penalty Yards'),
        count('possession', 'TOP', 'Time of Possession', { format: 'clock' }),
        count('redZoneAtt', 'RZA', 'Red Zone Trips'),
        count('redZoneScores', 'RZS', 'Red Zone Scores'),
      ],
      true,
    ),
  ],
  minimums: minimums.football,
  leaders: [
    category('passing', 'yds'),
    category('passing', 'rating'),
    category('rushing', 'yds'),
    category('receiving', 'yds'),
    category('receiving', 'no'),
    category('scoring', 'td'),
    category('scoring', 'pts'),
    category('defense', 'tackles'),
    category('defense', 'sacks'),
    category('defense', 'int'),
    category('punting', 'avg'),
  ],
  game: [
    category('passing', 'yds'),
    category('rushing', 'yds'),
    category('receiving', 'yds'),
    category('defense', 'tackles'),
    category('defense', 'sacks'),
  ],
  highs: [
    category('passing', 'yds'),
    category('passing', 'comp'),
    category('passing', 'td'),
    category('passing', 'long'),
    category('rushing', 'yds'),
    category('rushing', 'att'),
    category('rushing', 'td'),
    category('rushing', 'long'),
    category('receiving', 'yds'),
    category('receiving', 'no'),
    category('receiving', 'td'),
    category('defense', 'tackles'),
    category('defense', 'sacks'),
    category('defense', 'int'),
    category('kicking', 'made'),
    category('kicking', 'long'),
    category('punting', 'long'),
  ],
  records: [
    {
      group: 'allPurpose',
      table: 'All-Purpose',
      column: derived('yds', 'YDS', 'All-Purpose Yards', allPurposeYards, { format: 'whole' }),
    },
  ],
}
