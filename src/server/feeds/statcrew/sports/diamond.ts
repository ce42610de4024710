import { cells, decision, innings } from '../frame/cells.ts'
import { type GameFile, sideOf } from '../frame/game-file.ts'
import { wordsOf } from '../frame/plays.ts'
import { plainLabels, type SportFrame } from '../frame/sport-frame.ts'
import { readRuns, readTurns, writeBefore } from './diamond-plays.ts'

const tables = [
  ...cells('hitting', 'hitting', 'ab r h rbi double triple hr bb hbp so gdp sf sh sb cs'),
  ...cells('hsitsummary', 'hitting', 'lob', { scope: 'player' }),
  ...cells('../linescore', 'hitting', 'lob', { scope: 'team', fills: false }),
  ...cells('pitching', 'pitching', 'win loss save', { adds: false }, decision),
  ...cells('pitching', 'pitching', 'appear gs cg sho', { scope: 'player' }, decision),
  ...cells('pitching', 'pitching', 'appear gs', { scope: 'team', adds: false }),
  ...cells('pitching', 'pitching', 'cg sho', { scope: 'team', adds: false, fills: false }),
  ...cells('pitching', 'pitching', 'ip', {}, innings),
  ...cells('pitching', 'pitching', 'h r bb so|k:so double triple hr hbp wp bk bf ab pitches strikes'),
  ...cells('pitching', 'pitching', 'er', { adds: false, fills: false }),
  ...cells('fielding', 'fielding', 'po a e'),
  ...cells('fielding', 'fielding', 'indp:dp pb sba', { adds: false, fills: false }),
]

const bases = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
] as const

/** '2-1', balls first, where the program tells the pitches. */
function countOf({ status }: GameFile): string {
  const [balls, strikes] = [status.text('b', 'balls'), status.text('s', 'strikes')]
  return /^[0-3]$/.test(balls ?? '') && /^[0-2]$/.test(strikes ?? '') ? `${balls}-${strikes}, ` : ''
}

/** '2-1, 1 out, runners on 1st and 3rd' */
function situation(file: GameFile): string | null {
  const { status } = file
  if (!status.has('outs')) return null
  const outs = status.whole('outs')
  const on = bases.filter(([base]) => status.text(base) !== null).map(([, name]) => name)
  const runners =
    on.length === 0
      ? ''
      : on.length === 3
        ? ', bases loaded'
        : `, runner${on.length > 1 ? 's' : ''} on ${on.join(' and ')}`
  return `${countOf(file)}${outs} ${outs === 1 ? 'out' : 'outs'}${runners}`
}

/** Baseball, and softball, which is shorter: only the innings tell them apart. */
export const diamond: SportFrame = {
  group: 'baseball',
  root: 'bsgame',
  seasonRoot: 'bsseas',
  gender: ({ root, venue, rules }) => {
    const said = venue.text('gender')?.toUpperCase()
    if (said === 'M' || said === 'W') return said
    if (/softball/i.test(root.text('source') ?? '') && !/baseball/i.test(root.text('source') ?? ''))
      return 'W'
    const scheduled = venue.whole('schedinn') || rules.whole('prds')
    return scheduled === 9 ? 'M' : scheduled === 7 ? 'W' : null
  },
  cells: () => tables,
  follows: (line, { row, team: told }) => {
    if (!told) return
    const score = told.element.child('linescore')
    const follow = (group: string, key: string, isSaid: boolean, value: number | undefined) => {
      if (!isSaid && line[group]?.[key] === undefined && value) line[group] = { ...line[group], [key]: value }
    }
    follow('hitting', 'lob', score?.text('lob') != null, row?.child('hsitsummary')?.whole('lob'))
    follow('hitting', 'r', row?.child('hitting')?.text('r') != null, told.score)
    follow('hitting', 'h', row?.child('hitting')?.text('h') != null, score?.whole('hits'))
    follow('fielding', 'e', row?.child('fielding')?.text('e') != null, score?.whole('errs'))
  },
  hasTies: true,
  fewestPeriods: 5,
  line: { element: 'lineinn', number: 'inn', score: 'score' },
  regulation: 9,
  labels: plainLabels,
  dropsEmptyTables: false,
  position: (player) => player.text('pos')?.toLowerCase() ?? null,
  clock: 'none',
  // The winning pitcher is named when the game is closed.
  isOver: (_, teams) =>
    teams.some(({ players }) => players.some(({ groups }) => (groups.pitching?.win ?? 0) > 0)),
  playsIn: 'inning',
  play: wordsOf,
  plays: (file) => readTurns(file).map(({ play }) => play),
  scoring: readRuns,
  writes: { play: writeBefore },
  situation: (file) => ({
    possession: sideOf(file.status, file),
    situation: situation(file),
  }),
  complete: (teams, isComplete, { root, teams: elements }) => {
    if (!isComplete) return
    const isSaid = root
      .all('team')
      .some((team) => team.all('player').some((player) => player.child('pitching')?.has('cg')))
    for (const [index, { players, totals }] of teams.entries()) {
      const pitchers = players.filter(({ groups }) => groups.pitching)
      const [only, second] = pitchers
      if (!isSaid && only?.groups.pitching && !second) only.groups.pitching.cg = 1
      const said = elements[index]?.child('totals')?.child('pitching')
      if (!totals.pitching) continue
      const whole = pitchers.reduce((games, { groups }) => games + (groups.pitching?.cg ?? 0), 0)
      if (said?.text('cg') == null && whole > 0) totals.pitching.cg = whole
      // A team's shutout may be the work of several.
      if (said?.text('sho') == null && teams[1 - index]?.score === 0) totals.pitching.sho = 1
    }
  },
}
