import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMoments, isClose, type Known, type Standing } from './moments.ts'

const noon = new Date('2026-11-14T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const game = (given: Partial<Standing> = {}): Standing => ({
  hasStarted: true,
  isOver: false,
  startedAt: noon,
  endedAt: null,
  school: 0,
  opponent: 0,
  period: 1,
  regulation: 4,
  clockSeconds: 900,
  group: 'football',
  ...given,
})

describe('a game is close', () => {
  test.each<[string, Partial<Standing>, boolean]>([
    ['a touchdown apart with five minutes left', { period: 4, clockSeconds: 300, school: 7 }, true],
    ['a second earlier', { period: 4, clockSeconds: 301, school: 7 }, false],
    ['two scores apart', { period: 4, clockSeconds: 60, school: 9 }, false],
    ['in an earlier quarter', { period: 3, clockSeconds: 10 }, false],
    ['in overtime', { period: 5, clockSeconds: 0, school: 6 }, true],
    ['in the last inning, two runs apart', { group: 'baseball', regulation: 9, period: 9, school: 2 }, true],
    [
      'in the last inning, three runs apart',
      { group: 'baseball', regulation: 9, period: 9, school: 3 },
      false,
    ],
    ['in the deciding set', { group: 'volleyball', regulation: 5, period: 5, school: 2, opponent: 2 }, true],
    [
      'of soccer ten minutes before the end, the clock going on through both halves',
      { group: 'soccer', regulation: 2, period: 2, clockSeconds: 4_800, school: 1 },
      true,
    ],
    [
      'of soccer ten minutes before the end, the clock beginning anew',
      { group: 'soccer', regulation: 2, period: 2, clockSeconds: 2_100, school: 1 },
      true,
    ],
    [
      'of soccer at the hour',
      { group: 'soccer', regulation: 2, period: 2, clockSeconds: 3_600, school: 1 },
      false,
    ],
    ['of a sport that nobody has numbers of', { group: null, regulation: 0, period: 9 }, false],
  ])('%s', (_, given, expected) => {
    expect(isClose(game(given))).toBe(expected)
  })
})

/** What is found in one look after another, each with what the looks before found. */
function watch(looks: [minutes: number, given: Partial<Standing>][]) {
  const known: Known[] = []
  return looks.map(([minutes, given]) => {
    const found = findMoments(game(given), known, after(minutes))
    known.push(...found)
    return found.map(({ kind, ordinal, isQuiet }) => `${kind} ${ordinal}${isQuiet ? ' quietly' : ''}`)
  })
}

test('its start is told once, and not long after', () => {
  expect(
    watch([
      [-5, { hasStarted: false, startedAt: null }],
      [1, {}],
      [2, {}],
    ]),
  ).toEqual([[], ['start 1'], []])
  expect(watch([[30, {}]])).toEqual([['start 1 quietly']])
})

test('the first lead is no change; a change is told, and taking turns now and then', () => {
  expect(
    watch([
      [1, {}],
      [2, { school: 7 }],
      [3, { school: 7, opponent: 7 }],
      [4, { school: 7, opponent: 14 }],
      [5, { school: 21, opponent: 14 }],
      [8, { school: 21, opponent: 24 }],
      [9, { school: 28, opponent: 24 }],
      [10, { school: 28, opponent: 24 }],
    ]),
  ).toEqual([['start 1'], ['lead 1 quietly'], [], ['lead 2'], [], [], ['lead 3'], []])
})

test('its end is told whoever entered it, also where nobody said that it began, and not when it is long over', () => {
  const over = { isOver: true, school: 3, endedAt: after(100) }
  expect(
    watch([
      [101, over],
      [102, over],
    ]),
  ).toEqual([['final 1'], []])
  expect(watch([[101, { isOver: true, hasStarted: false, startedAt: null }]])).toEqual([['final 1']])
  expect(watch([[300, over]])).toEqual([['final 1 quietly']])
})

test('whatever a game does, a moment is found once, and two looks at the same find nothing', () => {
  const standing = fc.record({
    hasStarted: fc.boolean(),
    isOver: fc.boolean(),
    school: fc.nat(40),
    opponent: fc.nat(40),
    period: fc.nat(6),
    clockSeconds: fc.nat(900),
  })
  fc.assert(
    fc.property(fc.array(standing, { maxLength: 40 }), (looks) => {
      const known: Known[] = []
      for (const [minutes, given] of looks.entries()) {
        known.push(...findMoments(game(given), known, after(minutes)))
        expect(findMoments(game(given), known, after(minutes))).toEqual([])
      }
      const names = known.map(({ kind, ordinal }) => `${kind} ${ordinal}`)
      expect(new Set(names).size).toBe(names.length)
    }),
  )
})
