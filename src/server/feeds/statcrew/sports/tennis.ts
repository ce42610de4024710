import type { CourtMatch } from '#contract/shapes/stats-shapes.ts'
import { cells } from '../frame/cells.ts'
import { type GameFile, letterOf, sideOf } from '../frame/game-file.ts'
import { readableName } from '../frame/names.ts'
import { wordsOf } from '../frame/plays.ts'
import { readScores } from '../frame/scores.ts'
import type { SportFrame } from '../frame/sport-frame.ts'
import { element, type Written } from '../xml/serialise.ts'

const counts = 'win loss unfinished setswon:setsWon setslost:setsLost gameswon:gamesWon gameslost:gamesLost'
const parts = ['Doubles', 'Singles']

/** '6-4,3-6,1-0': games of the visitors first. */
function setsIn(written: string): CourtMatch['sets'] {
  return [...written.matchAll(/(\d{1,3})-(\d{1,3})/g)].map(([, away, home]) => ({
    away: Number(away),
    home: Number(home),
  }))
}

function readMatches(file: GameFile): CourtMatch[] {
  return file.root.within('matches', 'match').map((match, index): CourtMatch => {
    const players = (vh: string) =>
      match
        .all('player')
        .filter((player) => player.text('vh') === vh)
        .map((player) => readableName(player.raw('name')))
        .filter((name) => name !== '')
    const order = match.whole('order')
    return {
      kind: match.text('kind')?.toLowerCase() === 'doubles' ? 'doubles' : 'singles',
      number: match.whole('number') || index + 1,
      away: players('V'),
      home: players('H'),
      sets: setsIn(match.raw('sets')),
      winner: sideOf(match, file, 'winner'),
      finished: order > 0 ? order : null,
    }
  })
}

function writeMatches(matches: CourtMatch[]): Written[] {
  return matches.map(({ kind, number, away, home, sets, winner, finished }) =>
    element(
      'match',
      {
        kind,
        number,
        sets: sets.map((set) => `${set.away}-${set.home}`).join(','),
        winner: winner && letterOf(winner),
        order: finished,
      },
      [
        ...away.map((name) => element('player', { vh: 'V', name })),
        ...home.map((name) => element('player', { vh: 'H', name })),
      ],
    ),
  )
}

/** Courts instead of a clock: the doubles make one point, each singles another. */
export const tennis: SportFrame = {
  group: 'tennis',
  root: 'tngame',
  seasonRoot: 'tnseas',
  gender: () => null,
  cells: () => [
    ...cells('singles', 'singles', counts),
    // Two players share a match of doubles: the team has it once.
    ...cells('doubles', 'doubles', counts, { adds: false, fills: false }),
    ...cells('points', 'team', 'points doubles:doublesPoints', { scope: 'team' }),
  ],
  line: { element: 'lineprd', number: 'prd', score: 'score' },
  regulation: 2,
  labels: (played) => Array.from({ length: played }, (_, index) => parts[index] ?? `${index + 1}`),
  position: () => null,
  clock: 'none',
  // A dual is decided by four points, and may be played on to the seventh.
  isOver: (_, [first, second]) => (first?.score ?? 0) + (second?.score ?? 0) >= 7,
  isDecided: (teams) => teams.some(({ score }) => score >= 4),
  follows: (line, { row, team: told }) => {
    if (!told) return
    const follow = (key: string, attribute: string, value: number | undefined) => {
      if (row?.child('points')?.text(attribute) == null && value) line.team = { ...line.team, [key]: value }
    }
    follow('points', 'points', told.score)
    follow('doublesPoints', 'doubles', told.scoreByPeriod[0])
  },
  playsIn: 'period',
  play: (play) => {
    const told = wordsOf(play)
    return told && { ...told, clock: null }
  },
  scoring: (file) =>
    readScores(file, (score) => ({ type: score.text('type') ?? 'Singles', text: '', points: 1 })),
  matches: readMatches,
  writes: { matches: writeMatches },
}
