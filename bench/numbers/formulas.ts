/** Whole numbers, halves and hundredths over one another, so that nothing is lost before the one rounding. */
type Share = [part: number, whole: number]
type Get = (column: string) => number

interface Around {
  games: number
  isTeam: boolean
  team: Get
}

export const outs = (innings: number): number =>
  Math.trunc(innings) * 3 + Number(innings.toFixed(1).split('.')[1])

const over =
  (part: string, whole: string, times = 1) =>
  (get: Get): Share => [get(part) * times, get(whole)]
const each =
  (column: string) =>
  (get: Get, { games }: Around): Share => [get(column), games]
const whole =
  (of: (get: Get, around: Around) => number) =>
  (get: Get, around: Around): Share => [of(get, around), 1]
type Formula = (get: Get, around: Around) => Share

const yardsEach = (group: string, count: string): [string, Formula] => [
  `${group}.avg`,
  over(`${group}.yds`, `${group}.${count}`),
]
const bases = (get: Get) =>
  get('hitting.h') + get('hitting.double') + 2 * get('hitting.triple') + 3 * get('hitting.hr')
const used = (get: Get) => 100 * get('stats.fga') + 44 * get('stats.fta') + 100 * get('stats.to')
const blocks = (get: Get, { isTeam }: Around) => get('block.bs') + get('block.ba') / (isTeam ? 2 : 1)
const goals = (points: number, minutes: number): [string, Formula][] => [
  ['shots.pts', whole((get) => points * get('shots.g') + get('shots.a'))],
  ['shots.shPct', over('shots.g', 'shots.sh')],
  ['goalie.gaa', (get) => [get('goalie.ga') * minutes * 60, get('goalie.sec')]],
  ['goalie.svPct', (get) => [get('goalie.saves'), get('goalie.saves') + get('goalie.ga')]],
  ['team.ppPct', over('team.ppg', 'team.ppopp', 100)],
  ['team.clearPct', over('team.clearm', 'team.cleara', 100)],
]
const diamond = (innings: number): [string, Formula][] => [
  ['hitting.tb', whole(bases)],
  ['hitting.avg', over('hitting.h', 'hitting.ab')],
  ['hitting.slg', (get) => [bases(get), get('hitting.ab')]],
  [
    'hitting.obp',
    (get) => [
      get('hitting.h') + get('hitting.bb') + get('hitting.hbp'),
      get('hitting.ab') + get('hitting.bb') + get('hitting.hbp') + get('hitting.sf'),
    ],
  ],
  ['pitching.era', (get) => [get('pitching.er') * innings * 3, outs(get('pitching.ip'))]],
  ['pitching.bavg', over('pitching.h', 'pitching.ab')],
  ['pitching.whip', (get) => [3 * (get('pitching.bb') + get('pitching.h')), outs(get('pitching.ip'))]],
  ['fielding.chances', whole((get) => get('fielding.po') + get('fielding.a') + get('fielding.e'))],
  [
    'fielding.fldPct',
    (get) => [
      get('fielding.po') + get('fielding.a'),
      get('fielding.po') + get('fielding.a') + get('fielding.e'),
    ],
  ],
]
const basketball: [string, Formula][] = [
  ['stats.fgPct', over('stats.fgm', 'stats.fga')],
  ['stats.fg3Pct', over('stats.fgm3', 'stats.fga3')],
  ['stats.ftPct', over('stats.ftm', 'stats.fta')],
  ['stats.ppg', each('stats.tp')],
  ['stats.rpg', each('stats.treb')],
  ['stats.apg', each('stats.ast')],
  [
    'stats.eff',
    (get, { games }) => [
      ['tp', 'treb', 'ast', 'stl', 'blk', 'fgm', 'ftm'].reduce((sum, key) => sum + get(`stats.${key}`), 0) -
        get('stats.fga') -
        get('stats.fta') -
        get('stats.to'),
      games,
    ],
  ],
  [
    'stats.usage',
    (get, { team }) => [used(get) * team('stats.min') * 100, get('stats.min') * used(team) * 5],
  ],
]
const tennis: [string, Formula][] = ['singles', 'doubles'].map((kind) => [
  `${kind}.pct`,
  (get) => [get(`${kind}.win`), get(`${kind}.win`) + get(`${kind}.loss`)],
])

/** Every number that follows from others, worked out a second time from the statistics manuals. */
export const formulas: Record<string, Map<string, Formula>> = {
  football: new Map([
    ['passing.pct', over('passing.comp', 'passing.att', 100)],
    [
      'passing.rating',
      (get) => [
        84 * get('passing.yds') +
          3300 * get('passing.td') +
          1000 * get('passing.comp') -
          2000 * get('passing.int'),
        10 * get('passing.att'),
      ],
    ],
    ['passing.ypg', each('passing.yds')],
    yardsEach('rushing', 'att'),
    ['rushing.ypg', each('rushing.yds')],
    yardsEach('receiving', 'no'),
    ['receiving.ypg', each('receiving.yds')],
    ['defense.tackles', whole((get) => get('defense.tackua') + get('defense.tacka'))],
    [
      'allPurpose.yds',
      whole(
        (get) => get('rushing.yds') + get('receiving.yds') + get('kr.yds') + get('pr.yds') + get('ir.yds'),
      ),
    ],
    ['kicking.pct', over('kicking.made', 'kicking.att', 100)],
    yardsEach('kickoffs', 'no'),
    yardsEach('punting', 'no'),
    yardsEach('kr', 'no'),
    yardsEach('pr', 'no'),
    yardsEach('ir', 'no'),
    [
      'scoring.pts',
      whole(
        (get) =>
          6 * get('scoring.td') +
          3 * get('scoring.fg') +
          get('scoring.pat') +
          2 * get('scoring.two') +
          2 * get('scoring.saf'),
      ),
    ],
    ['team.avg', over('team.yards', 'team.plays')],
    ['team.ypg', each('team.yards')],
    ['team.thirdPct', over('team.thirdMade', 'team.thirdAtt', 100)],
  ]),
  'mens-basketball': new Map(basketball),
  'womens-basketball': new Map(basketball),
  baseball: new Map(diamond(9)),
  softball: new Map(diamond(7)),
  soccer: new Map(goals(2, 90)),
  'field-hockey': new Map(goals(2, 60)),
  'mens-lacrosse': new Map(goals(1, 60)),
  'womens-lacrosse': new Map(goals(1, 60)),
  hockey: new Map(goals(1, 60)),
  'water-polo': new Map(goals(1, 32)),
  volleyball: new Map<string, Formula>([
    ['play.pts', whole((get) => get('attack.k') + get('serve.sa') + get('block.bs') + get('block.ba') / 2)],
    ['attack.pct', (get) => [get('attack.k') - get('attack.e'), get('attack.ta')]],
    ['attack.kps', over('attack.k', 'play.sp')],
    ['set.aps', over('set.a', 'play.sp')],
    ['defense.dps', over('defense.dig', 'play.sp')],
    ['block.tb', whole(blocks)],
    ['block.bps', (get, around) => [blocks(get, around), get('play.sp')]],
  ]),
  tennis: new Map(tennis),
}

/** Digits of a share as somebody works them out on paper: halves go away from zero. Null where nothing is shared. */
export function onPaper([part, whole]: Share, decimals: number): number | null {
  if (whole === 0) return null
  const [a, b] = [
    BigInt(Math.round(Math.abs(part) * 2)) * 10n ** BigInt(decimals),
    BigInt(Math.round(Math.abs(whole) * 2)),
  ]
  const digits = (2n * a + b) / (2n * b)
  const sign = part < 0 !== whole < 0 ? -1 : 1
  return (sign * Number(digits)) / 10 ** decimals + 0
}
