import { cells } from '../frame/cells.ts'
import { sideOf } from '../frame/game-file.ts'
import { wordsOf } from '../frame/plays.ts'
import { plainLabels, type SportFrame } from '../frame/sport-frame.ts'

/** Sets of rallies: no clock, and a score that is sets won. */
export const volleyball: SportFrame = {
  group: 'volleyball',
  root: 'vbgame',
  seasonRoot: 'vbseas',
  gender: () => null,
  cells: () => [
    ...cells('', 'play', 'gp:sp', { scope: 'player' }),
    ...cells('../linescore', 'play', 'line:sp', { scope: 'team' }, () => ({
      read: (line) => line.all('linegame').length || line.raw('line').split(',').filter(Boolean).length,
      write: () => ({}),
    })),
    ...cells('misc', 'play', 'bhe', { adds: false }),
    ...cells('attack', 'attack', 'k e ta'),
    ...cells('set', 'set', 'a'),
    ...cells('serve', 'serve', 'sa se ta'),
    ...cells('defense', 'defense', 'dig'),
    ...cells('defense', 'defense', 're', { adds: false }),
    ...cells('block', 'block', 'bs ba be'),
  ],
  line: { element: 'linegame', number: 'game', score: 'points' },
  regulation: 5,
  labels: plainLabels,
  position: (player) => (player.text('libero') === 'Y' ? 'L' : (player.text('pos')?.toUpperCase() ?? null)),
  clock: 'none',
  isOver: (_, teams) => teams.some(({ score }) => score >= 3),
  playsIn: 'game',
  play: (play, file) => {
    const told = wordsOf(play)
    return told && { ...told, clock: null, side: sideOf(play, file, 'point') }
  },
  scoring: () => [],
}
