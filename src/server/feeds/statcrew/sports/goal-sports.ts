import { type Cell, cells, clock, decision } from '../frame/cells.ts'
import type { GameFile } from '../frame/game-file.ts'
import { wordsOf } from '../frame/plays.ts'
import { goalTeller, readScores } from '../frame/scores.ts'
import { type Gender, overtimeLabels, type SportFrame } from '../frame/sport-frame.ts'
import type { XmlElement } from '../xml/element.ts'

const goalie = [
  ...cells('goalie', 'goalie', 'win loss tie', { adds: false }, decision),
  ...cells('goalie', 'goalie', 'minutes:sec', { adds: false }, clock),
  ...cells('goalie', 'goalie', 'ga saves'),
  ...cells('goalie', 'goalie', 'sho|shutout:sho', { adds: false }, decision),
]
const team = { scope: 'team' } as const
const powerPlay = cells('powerplay', 'team', 'ppg ppopp', team)

/** What each period counted, for the whole game. */
const byPeriod = (spec: string): Cell[] =>
  cells('../linescore', 'team', spec, { ...team, isByPeriod: true }, (attribute) => ({
    read: (line) => line.all('lineprd').reduce((sum, period) => sum + period.number(attribute), 0),
    said: (line) => line.all('lineprd').some((period) => period.has(attribute)),
    write: (value) => ({ [attribute]: value }),
  }))

/** What a team's periods count too, for totals that leave it out. */
const orByPeriod = (own: readonly Cell[], names: Record<string, string>): Cell[] =>
  own.map((cell) => {
    const name = names[`${cell.group}.${cell.key}`]
    return name === undefined || cell.scope === 'player' ? cell : { ...cell, orByPeriod: name }
  })
const shotsByPeriod = { 'shots.sh': 'shots', 'goalie.saves': 'saves' }
const powerByPeriod = { 'team.ppg': 'ppg', 'team.ppopp': 'ppatt' }

const upper = (player: XmlElement) => player.text('pos')?.toUpperCase() ?? null

interface Goals {
  group: SportFrame['group']
  roots: [string, string]
  regulation: number
  clock: SportFrame['clock']
  extraMan?: string
  gender?: (file: GameFile) => Gender
  genderOfSeason?: (totals: XmlElement) => Gender
  cells: (gender: Gender) => readonly Cell[]
}

const hasPowerPlay = new Set<SportFrame['group']>(['hockey', 'lacrosse', 'water-polo'])

/** Sports of goals, assists and saves share one form of file. */
const goalSport = ({
  group,
  roots,
  regulation,
  clock: counts,
  extraMan = 'power play',
  gender,
  genderOfSeason,
  cells: own,
}: Goals): SportFrame => ({
  group,
  root: roots[0],
  seasonRoot: roots[1],
  gender: gender ?? (() => null),
  ...(genderOfSeason ? { genderOfSeason } : {}),
  cells: own,
  line: { element: 'lineprd', number: 'prd', score: 'score' },
  regulation,
  labels: overtimeLabels,
  position: upper,
  clock: counts,
  isSuddenDeath: group !== 'water-polo',
  // Goals of a power play are its scorers' too; what opportunities there were, they do not tell.
  follows: (line, { row, team: told }) => {
    const goals = (line.shots?.pp ?? 0) + (line.shots?.freepos ?? 0)
    const isSaid = !line.shots?.freepos && row?.child('powerplay')?.text('ppg') != null
    if (told && hasPowerPlay.has(group) && !isSaid && !line.team?.ppg && goals > 0)
      line.team = { ...line.team, ppg: goals }
  },
  hasTies: group === 'soccer' || group === 'hockey',
  score: ({ own: periods }, { shots }) =>
    periods.length > 0 ? periods.reduce((sum, goals) => sum + goals, 0) : (shots?.g ?? 0),
  playsIn: 'period',
  play: (play, file) => {
    const told = wordsOf(play)
    if (!told || play.has('vh') || play.has('team')) return told
    return { ...told, side: sideNamed(told.text, file) }
  },
  scoring: (file) => readScores(file, goalTeller(extraMan)),
})

/** Ice hockey's plays say whose they are only in words: 'Shot by RPI …', '… won by RPI'. */
function sideNamed(text: string, { ids }: GameFile) {
  const named = ids.map((id) => ` ${text} `.split(/[\s.,:()]+/).includes(id))
  if (named[0] === named[1]) return null
  return named[0] ? 'away' : 'home'
}

const field = [
  ...cells('shots', 'shots', 'g a sh sog ps'),
  ...cells('goaltype', 'shots', 'gw'),
  ...cells('misc', 'misc', 'minutes:min', { adds: false }),
  ...cells('misc', 'misc', 'dsave'),
]

export const soccer = goalSport({
  group: 'soccer',
  roots: ['sogame', 'soseas'],
  regulation: 2,
  clock: 'up',
  cells: () =>
    orByPeriod(
      [
        ...field,
        ...cells('shots', 'shots', 'psatt'),
        ...cells('penalty', 'penalty', 'fouls yellow red', { adds: false }),
        ...goalie,
        ...byPeriod('corners offsides'),
      ],
      { ...shotsByPeriod, 'penalty.fouls': 'fouls' },
    ),
})

export const fieldHockey = goalSport({
  group: 'field-hockey',
  roots: ['sogame', 'fhseas'],
  regulation: 4,
  clock: 'up',
  gender: () => 'W',
  cells: () =>
    orByPeriod(
      [
        ...field,
        ...cells('penalty', 'penalty', 'fouls green yellow red', { adds: false }),
        ...goalie,
        ...byPeriod('corners'),
      ],
      { ...shotsByPeriod, 'penalty.fouls': 'fouls' },
    ),
})

/** Hockey counts only shots that the keeper had to stop. */
export const hockey = goalSport({
  group: 'hockey',
  roots: ['hkgame', 'hkseas'],
  regulation: 3,
  clock: 'up-in-period',
  cells: () =>
    orByPeriod(
      [
        ...cells('shots', 'shots', 'g a sh sog|sh:sog'),
        ...cells('goaltype', 'shots', 'pp sh:shg en gw'),
        ...cells('penalty', 'penalty', 'count minutes', { adds: false }),
        ...cells('misc', 'misc', 'plusminus', { scope: 'player' }),
        ...cells('misc', 'misc', 'facewon facelost blk'),
        ...goalie,
        ...powerPlay,
      ],
      {
        ...shotsByPeriod,
        ...powerByPeriod,
        'misc.facewon': 'fowon',
        'penalty.count': 'pen',
        'penalty.minutes': 'pmin',
      },
    ),
})

/** Men face off, women draw: numbers tell where nothing else does. */
const genderOfTotals = (totals: XmlElement | undefined): Gender => {
  const misc = totals?.child('misc')
  if (!misc) return null
  return misc.number('dc') > 0 ? 'W' : misc.number('facewon', 'facelost') > 0 ? 'M' : null
}

const lacrosseGender = ({ show, teams }: GameFile): Gender => {
  if (show.text('dcs') === '1') return 'W'
  if (show.text('faceoffs') === '1') return 'M'
  return genderOfTotals(teams[0].child('totals')) ?? genderOfTotals(teams[1].child('totals'))
}

export const lacrosse = goalSport({
  group: 'lacrosse',
  roots: ['lcgame', 'lcseas'],
  regulation: 4,
  clock: 'down',
  extraMan: 'man-up',
  gender: lacrosseGender,
  genderOfSeason: genderOfTotals,
  cells: (gender) =>
    orByPeriod(
      [
        ...cells('shots', 'shots', 'g a sh sog'),
        ...cells('goaltype', 'shots', 'gw'),
        ...cells('misc', 'misc', 'gb turnover:to ct', { adds: false }),
        ...(gender === 'W'
          ? [
              ...cells('goaltype', 'shots', 'freepos'),
              ...cells('misc', 'misc', 'dc'),
              ...cells('penalty', 'penalty', 'foul:fouls yc:yellow', { adds: false }),
              ...cells('goaltype', 'team', 'freepos:ppg', team),
              ...cells('shots', 'team', 'freepos:ppopp', team),
            ]
          : [
              ...cells('goaltype', 'shots', 'pp'),
              ...cells('misc', 'misc', 'facewon facelost'),
              ...cells('penalty', 'penalty', 'count seconds', { adds: false }),
              ...powerPlay,
            ]),
        ...goalie,
        ...cells('clear', 'team', 'clearm cleara', team),
      ],
      {
        ...shotsByPeriod,
        'shots.sog': 'sog',
        'misc.facewon': 'fowon',
        'misc.gb': 'gb',
        'misc.dc': 'dc',
        'misc.to': 'turnover',
        'penalty.count': 'pen',
        'penalty.seconds': 'psec',
        'penalty.fouls': 'fouls',
        'team.clearm': 'clearm',
        'team.cleara': 'cleara',
        ...(gender === 'W' ? { 'team.ppg': 'fpg', 'team.ppopp': 'fps' } : powerByPeriod),
      },
    ),
})

export const waterPolo = goalSport({
  group: 'water-polo',
  roots: ['wpgame', 'wpseas'],
  regulation: 4,
  clock: 'down',
  cells: () => [
    ...cells('shots', 'shots', 'g a sh sog ps'),
    ...cells('goaltype', 'shots', 'pp gw'),
    ...cells('misc', 'misc', 'stl to|turnover:to blk drawn excl sprintwon:sprintWon sprintatt:sprintAtt', {
      adds: false,
    }),
    ...goalie,
    ...powerPlay,
  ],
})
