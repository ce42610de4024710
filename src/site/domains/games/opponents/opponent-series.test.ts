import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import {
  byDecade,
  comingMeetings,
  isCounted,
  seriesTotals,
  standingWords,
  streakWords,
} from './opponent-series.ts'

/** 'W 21-14 2019', with 'x' for an exhibition and '-' for no score. */
const met = (text: string, index = 0) => {
  const [status = '', score = '', year = '', mark] = text.split(' ')
  const [teamScore = null, opponentScore = null] = score === '-' ? [] : score.split('-')
  return {
    id: index + 1,
    season: year,
    startDate: `${year}-10-01T12:00:00`,
    isExhibition: mark === 'x',
    result: status === '?' ? null : { status: status as 'W', teamScore, opponentScore },
  }
}
const games = ['W 21-14 2021', 'L 3-10 2019', 'T 7-7 2018', 'W 90-0 2020 x', 'N - 2020', '? - 2026'].map(met)

describe('a series', () => {
  test('counts neither exhibitions nor meetings without a decision', () => {
    expect(games.map(isCounted)).toEqual([true, true, true, false, false, false])
  })

  test('adds up what both sides scored in the meetings that count', () => {
    expect(seriesTotals(games)).toEqual({ scored: 31, allowed: 31, scoredEach: '10.3', allowedEach: '10.3' })
    expect(seriesTotals(games.slice(3))).toBeNull()
  })

  test('stands by decade, each with its own record', () => {
    expect(byDecade(games).map(({ title, record, games: { length } }) => [title, record, length])).toEqual([
      ['2020s', '1-0', 4],
      ['2010s', '0-1-1', 2],
    ])
  })

  test.each([
    [3, 1, 0, 'Halcyon leads the series, 3-1'],
    [1, 3, 2, 'Ellery leads the series, 3-1-2'],
    [2, 2, 0, 'The series is even, 2-2'],
    [0, 0, 0, 'The first meeting is still to come'],
  ])('%i wins, %i losses and %i ties: %s', (wins, losses, ties, words) => {
    expect(standingWords({ wins, losses, ties, percent: 0, text: '' }, 'Halcyon', 'Ellery')).toBe(words)
  })

  test.each([
    ['W3', 'Won 3 in a row'],
    ['L1', 'Lost the last one'],
    ['T2', 'Tied 2 in a row'],
    ['', 'None yet'],
  ])('the streak %j is told as %s', (streak, words) => {
    expect(streakWords(streak)).toBe(words)
  })
})

test('the next meeting is the first that is still to be played', () => {
  const game = (startDateUtc: string, change: object = {}) =>
    ({ type: 'upcoming', status: 'A', startDateUtc, ...change }) as Pick<
      Game,
      'type' | 'status' | 'startDateUtc'
    >
  const later = game('2027-02-01T00:00:00.000Z')
  const next = game('2026-12-01T00:00:00.000Z')
  const others = [
    game('2026-11-01T00:00:00.000Z'),
    game('2026-11-20T00:00:00.000Z', { status: 'P', type: 'recent' }),
    game('2026-11-19T00:00:00.000Z', { type: 'S' }),
  ]
  expect(comingMeetings([later, ...others, next], new Date('2026-11-15T12:00:00Z'))).toEqual([next, later])
})
