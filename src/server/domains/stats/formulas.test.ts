import { describe, expect, test } from 'vitest'
import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { scoredSport } from './sport-columns.ts'
import { columnOf, valueOf } from './stat-line.ts'

const ids = {
  baseball: 1,
  softball: 12,
  football: 3,
  basketball: 5,
  volleyball: 19,
  soccer: 8,
  hockey: 7,
  'field hockey': 14,
  lacrosse: 24,
  'water polo': 26,
  tennis: 10,
}

function value(
  sport: keyof typeof ids,
  column: string,
  line: CountedLine,
  around: { gp?: number; isTeam?: boolean; team?: CountedLine } = {},
) {
  const columns = scoredSport(ids[sport])?.columns
  const [group = '', key = ''] = column.split('.')
  if (!columns) throw new Error(`${sport} is not scored`)
  return valueOf(columnOf(columns, group, key), group, line, { gp: 1, isTeam: false, team: {}, ...around })
}

describe('numbers that follow from counts', () => {
  test.each<[string, keyof typeof ids, string, CountedLine, number | null]>([
    [
      'the NCAA rating of a passer',
      'football',
      'passing.rating',
      { passing: { att: 30, comp: 20, yds: 250, td: 2, int: 1 } },
      152,
    ],
    ['a passer who never threw has no rating', 'football', 'passing.rating', { passing: { sacks: 1 } }, null],
    ['yards per rush, backwards too', 'football', 'rushing.avg', { rushing: { att: 4, yds: -6 } }, -1.5],
    ['points of a kicker', 'football', 'scoring.pts', { scoring: { fg: 3, pat: 4 } }, 13],
    ['solo and shared tackles', 'football', 'defense.tackles', { defense: { tackua: 5, tacka: 4 } }, 9],
    ['field goals in thousandths', 'basketball', 'stats.fgPct', { stats: { fgm: 2, fga: 3 } }, 0.667],
    ['free throws nobody took', 'basketball', 'stats.ftPct', { stats: { tp: 2 } }, null],
    ['hitting of an attacker', 'volleyball', 'attack.pct', { attack: { k: 12, e: 3, ta: 30 } }, 0.3],
    ['hitting below nothing', 'volleyball', 'attack.pct', { attack: { k: 2, e: 5, ta: 20 } }, -0.15],
    [
      'points of a volleyball player',
      'volleyball',
      'play.pts',
      { attack: { k: 10 }, serve: { sa: 2 }, block: { bs: 1, ba: 3 } },
      14.5,
    ],
    ['kills per set', 'volleyball', 'attack.kps', { attack: { k: 31 }, play: { sp: 12 } }, 2.58],
    ['batting average', 'baseball', 'hitting.avg', { hitting: { h: 1, ab: 3 } }, 0.333],
    ['slugging counts bases', 'baseball', 'hitting.slg', { hitting: { ab: 4, h: 2, double: 1, hr: 1 } }, 1.5],
    [
      'on base without walks of a sacrifice',
      'baseball',
      'hitting.obp',
      { hitting: { ab: 3, h: 1, bb: 1, sf: 1 } },
      0.4,
    ],
    ['earned runs over nine innings', 'baseball', 'pitching.era', { pitching: { er: 2, ip: 6.2 } }, 2.7],
    ['earned runs over seven in softball', 'softball', 'pitching.era', { pitching: { er: 2, ip: 6.2 } }, 2.1],
    ['no out was made', 'baseball', 'pitching.era', { pitching: { er: 3 } }, null],
    ['fielding', 'baseball', 'fielding.fldPct', { fielding: { po: 8, a: 1, e: 1 } }, 0.9],
    ['a goal of soccer is two points', 'soccer', 'shots.pts', { shots: { g: 2, a: 1 } }, 5],
    ['a goal of hockey is one', 'hockey', 'shots.pts', { shots: { g: 2, a: 1 } }, 3],
    ['goals against over ninety minutes', 'soccer', 'goalie.gaa', { goalie: { ga: 3, sec: 16_200 } }, 1],
    ['goals against over sixty minutes', 'hockey', 'goalie.gaa', { goalie: { ga: 5, sec: 7_200 } }, 2.5],
    ['saves of shots on goal', 'hockey', 'goalie.svPct', { goalie: { ga: 2, saves: 28 } }, 0.933],
    ['power plays', 'hockey', 'team.ppPct', { team: { ppg: 1, ppopp: 6 } }, 16.7],
    ['singles won', 'tennis', 'singles.pct', { singles: { win: 3, loss: 1, unfinished: 4 } }, 0.75],
  ])('%s', (_, sport, column, line, expected) => {
    expect(value(sport, column, line)).toBe(expected)
  })

  test('two share a block: each has one, the team has one', () => {
    const line = { block: { bs: 1, ba: 4 } }
    expect(value('volleyball', 'block.tb', line)).toBe(5)
    expect(value('volleyball', 'block.tb', line, { isTeam: true })).toBe(3)
  })

  test('averages are per game played, and usage is a share of the team', () => {
    expect(value('basketball', 'stats.ppg', { stats: { tp: 50 } }, { gp: 3 })).toBe(16.7)
    const team = { stats: { min: 200, fga: 60, fta: 0, to: 20 } }
    expect(value('basketball', 'stats.usage', { stats: { min: 40, fga: 12, to: 4 } }, { team })).toBe(20)
  })
})

describe('short labels of the specification', () => {
  test.each<[keyof typeof ids, string, string, string]>([
    ['football', 'defense.tackles', 'Tackles', 'TKL'],
    ['football', 'defense.sacks', 'Sacks', 'SACK'],
    ['football', 'passing.rating', 'Passing Efficiency', 'EFF'],
    ['football', 'passing.yds', 'Pass Yards', 'YDS'],
    ['football', 'receiving.yds', 'Rec Yards', 'YDS'],
    ['football', 'rushing.yds', 'Rushing Yards', 'YDS'],
    ['football', 'receiving.no', 'Receptions', 'REC'],
    ['football', 'scoring.td', 'Touchdowns', 'TDs'],
    ['basketball', 'stats.tp', 'Points', 'PTS'],
    ['basketball', 'stats.treb', 'Rebounds', 'REB'],
    ['basketball', 'stats.ast', 'Assists', 'AST'],
    ['basketball', 'stats.blk', 'Blocks', 'BLK'],
    ['basketball', 'stats.stl', 'Steals', 'STL'],
    ['basketball', 'stats.pf', 'Personal Fouls', 'Pers'],
    ['basketball', 'stats.eff', 'Efficiency', 'EFF'],
    ['basketball', 'stats.usage', 'Usage Percentage', 'USG%'],
    ['volleyball', 'attack.k', 'Kills', 'Kills'],
    ['volleyball', 'attack.pct', 'Hitting %', '%'],
    ['volleyball', 'set.a', 'Assists', 'AST'],
    ['volleyball', 'serve.sa', 'Service Aces', 'SA'],
    ['volleyball', 'block.tb', 'Total Blocks', 'BLKs'],
    ['volleyball', 'defense.dig', 'Digs', 'Digs'],
    ['volleyball', 'play.pts', 'Points', 'PTS'],
    ['soccer', 'shots.g', 'Goals', 'Goals'],
    ['soccer', 'shots.a', 'Assists', 'AST'],
    ['soccer', 'shots.sh', 'Shots', 'Shots'],
    ['soccer', 'shots.sog', 'Shots on Goal', 'SOG'],
    ['soccer', 'penalty.red', 'Red Cards', 'RC'],
    ['soccer', 'penalty.yellow', 'Yellow Cards', 'YC'],
    ['field hockey', 'penalty.green', 'Green Cards', 'GC'],
    ['soccer', 'penalty.fouls', 'Fouls', 'Fouls'],
    ['soccer', 'misc.dsave', 'Defensive Saves', 'DS'],
  ])('%s %s: %s is %s', (sport, column, name, label) => {
    const columns = scoredSport(ids[sport])?.columns
    const [group = '', key = ''] = column.split('.')
    expect(columns && columnOf(columns, group, key)).toMatchObject({ name, label })
  })

  test('yards of football are headed by how they were made', () => {
    const columns = scoredSport(ids.football)?.columns
    const titles = ['passing', 'rushing', 'receiving'].map(
      (group) => columns && columnOf(columns, group, 'yds').title,
    )
    expect(titles).toEqual(['Passing', 'Rushing', 'Receiving'])
  })

  test.each(Object.entries(ids))('no two columns of a table of %s have one head', (_, id) => {
    const doubled = scoredSport(id)?.columns.tables.flatMap(({ key, columns }) =>
      [...Map.groupBy(columns, ({ label }) => label)].flatMap(([label, same]) =>
        same.length > 1 ? [`${key} ${label}`] : [],
      ),
    )
    expect(doubled).toEqual([])
  })
})
