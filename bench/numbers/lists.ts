import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { lacrosseAttributes, shownAttributes } from '#server/feeds/statcrew/testing/shown-attributes.ts'

/** A sport as its files are made here, written down by hand beside what the reader knows. */
export interface Sport {
  key: string
  group: SportGroup
  globalSportId: number
  root: string
  /** Column, then where a file says it: see `shown-attributes.ts`. */
  player: string[]
  team: string[]
  periods: number
  minutes: number
  /** What the file says so that it is told from its neighbours. */
  show: string
  period: { element: string; number: string; score: string }
}

const list = (column: string, element: string, keys: string) =>
  keys.split(' ').map((key) => {
    const [attribute = '', name = attribute] = key.split(':')
    return `${column}.${name} ${element}@${attribute}`
  })

const basketball = {
  player: list('stats', 'stats', 'min fgm fga fgm3 fga3 ftm fta oreb dreb treb pf ast to blk stl tp'),
  team: [
    ...list(
      'team',
      'special',
      'pts_paint:paint pts_to:turnovers pts_ch2:second pts_fastb:fastBreak pts_bench:bench',
    ),
    'team.deadball stats@deadball,',
  ],
}

const waterPolo = {
  player: [
    ...list('shots', 'shots', 'g a sh sog ps'),
    ...list('shots', 'goaltype', 'pp gw'),
    ...list('misc', 'misc', 'stl turnover:to blk drawn excl sprintwon:sprintWon sprintatt:sprintAtt'),
    'goalie.sec goalie@minutes:',
    ...list('goalie', 'goalie', 'ga saves'),
    'goalie.win goalie@win?',
    'goalie.loss goalie@loss?',
  ],
  team: list('team', 'powerplay', 'ppg ppopp'),
}

const counts = 'win loss unfinished setswon:setsWon setslost:setsLost gameswon:gamesWon gameslost:gamesLost'
const tennis = {
  player: [...list('singles', 'singles', counts), ...list('doubles', 'doubles', counts)],
  team: list('team', 'points', 'points doubles:doublesPoints'),
}

const line = { element: 'lineprd', number: 'prd', score: 'score' }
const shown = (group: SportGroup) => shownAttributes[group] ?? { player: [], team: [] }
const rules = (periods: number, minutes: number, more = '') =>
  `<rules prds="${periods}" minutes="${minutes}" minutesot="10"${more}/>`

export const sports: Sport[] = [
  {
    key: 'football',
    group: 'football',
    globalSportId: 3,
    root: 'fbgame',
    ...shown('football'),
    periods: 4,
    minutes: 15,
    show: '<rules qtrs="4" mins="15"/>',
    period: line,
  },
  {
    key: 'mens-basketball',
    group: 'basketball',
    globalSportId: 5,
    root: 'bbgame',
    ...basketball,
    periods: 2,
    minutes: 20,
    show: rules(2, 20, ' qh="H"'),
    period: line,
  },
  {
    key: 'womens-basketball',
    group: 'basketball',
    globalSportId: 13,
    root: 'bbgame',
    ...basketball,
    periods: 4,
    minutes: 10,
    show: rules(4, 10, ' qh="Q"'),
    period: line,
  },
  {
    key: 'baseball',
    group: 'baseball',
    globalSportId: 1,
    root: 'bsgame',
    ...shown('baseball'),
    periods: 9,
    minutes: 0,
    show: '',
    period: { element: 'lineinn', number: 'inn', score: 'score' },
  },
  {
    key: 'softball',
    group: 'baseball',
    globalSportId: 12,
    root: 'bsgame',
    ...shown('baseball'),
    periods: 7,
    minutes: 0,
    show: '',
    period: { element: 'lineinn', number: 'inn', score: 'score' },
  },
  {
    key: 'soccer',
    group: 'soccer',
    globalSportId: 8,
    root: 'sogame',
    ...shown('soccer'),
    periods: 2,
    minutes: 45,
    show: rules(2, 45),
    period: line,
  },
  {
    key: 'field-hockey',
    group: 'field-hockey',
    globalSportId: 14,
    root: 'sogame',
    ...shown('field-hockey'),
    periods: 4,
    minutes: 15,
    show: `${rules(4, 15)}<show fhk="1"/>`,
    period: line,
  },
  {
    key: 'volleyball',
    group: 'volleyball',
    globalSportId: 19,
    root: 'vbgame',
    ...shown('volleyball'),
    periods: 5,
    minutes: 0,
    show: '',
    period: { element: 'linegame', number: 'game', score: 'points' },
  },
  {
    key: 'mens-lacrosse',
    group: 'lacrosse',
    globalSportId: 24,
    root: 'lcgame',
    ...lacrosseAttributes.M,
    periods: 4,
    minutes: 15,
    show: `${rules(4, 15)}<show faceoffs="1" dcs="0"/>`,
    period: line,
  },
  {
    key: 'womens-lacrosse',
    group: 'lacrosse',
    globalSportId: 25,
    root: 'lcgame',
    ...lacrosseAttributes.W,
    periods: 4,
    minutes: 15,
    show: `${rules(4, 15)}<show faceoffs="0" dcs="1"/>`,
    period: line,
  },
  {
    key: 'hockey',
    group: 'hockey',
    globalSportId: 7,
    root: 'hkgame',
    ...shown('hockey'),
    periods: 3,
    minutes: 20,
    show: rules(3, 20),
    period: line,
  },
  {
    key: 'water-polo',
    group: 'water-polo',
    globalSportId: 26,
    root: 'wpgame',
    ...waterPolo,
    periods: 4,
    minutes: 8,
    show: rules(4, 8),
    period: line,
  },
  {
    key: 'tennis',
    group: 'tennis',
    globalSportId: 10,
    root: 'tngame',
    ...tennis,
    periods: 2,
    minutes: 0,
    show: '',
    period: line,
  },
]
