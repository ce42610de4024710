import type { Side } from '#contract/shapes/stats-shapes.ts'
import { cells } from '../frame/cells.ts'
import { type GameFile, sideOf } from '../frame/game-file.ts'
import { wordsOf } from '../frame/plays.ts'
import { setsWon } from '../frame/sets.ts'
import { plainLabels, type SportFrame } from '../frame/sport-frame.ts'

const bestOf = 5

function sideNamed(id: string | null, { ids }: Pick<GameFile, 'ids'>): Side | null {
  return id === ids[0] ? 'away' : id === ids[1] ? 'home' : null
}

/** Sets of rallies: no clock, and a score that is sets won. */
export const volleyball: SportFrame = {
  group: 'volleyball',
  root: 'vbgame',
  seasonRoot: 'vbseas',
  gender: () => null,
  cells: () => [
    ...cells('', 'play', 'gp:sp', { scope: 'player' }),
    ...cells('../linescore', 'play', 'line:sp', { scope: 'team', fills: false }, () => ({
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
  score: ({ own, rival }) => setsWon(own, rival, bestOf),
  line: { element: 'linegame', number: 'game', score: 'points' },
  regulation: bestOf,
  labels: plainLabels,
  position: (player) => (player.text('libero') === 'Y' ? 'L' : (player.text('pos')?.toUpperCase() ?? null)),
  clock: 'none',
  isOver: ({ rules }, teams) => teams.some(({ score }) => score > (rules.whole('prds') || bestOf) / 2),
  // Three sets are an end without more words; two may be one of a shorter match.
  isDecided: () => false,
  fewestPeriods: 2,
  playsIn: 'game',
  play: (play, file) => {
    const told = wordsOf(play)
    const serve = sideNamed(play.text('serveteam'), file)
    return (
      told && {
        ...told,
        clock: null,
        side: sideOf(play, file, 'point'),
        ...(serve ? { facts: { serve } } : {}),
      }
    )
  },
  scoring: () => [],
  writes: {
    play: ({ serve }, ids) => ({ serveteam: serve ? ids[serve === 'away' ? 0 : 1] : null }),
  },
}
