import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { seriesOf } from './series.ts'

/** 'W 21-14 H' with 'x' for an exhibition; the position is the id. */
const meetings = (...texts: string[]) =>
  texts.map((text, index) => {
    const [status, score = '', place, mark] = text.split(' ')
    const [teamScore, opponentScore] = score.split('-')
    return {
      id: index + 1,
      season: '2026',
      startDate: `2026-0${index + 1}-01T19:00:00`,
      atVs: place === 'A' ? 'at' : 'vs',
      locationIndicator: place,
      isConference: false,
      isExhibition: mark === 'x',
      result: status === '-' ? null : { status, teamScore, opponentScore },
    } as unknown as Game
  })

describe('a series with an opponent', () => {
  test('counts wins, losses and ties by place', () => {
    const { record } = seriesOf(meetings('W 21-14 H', 'L 7-10 A', 'T 3-3 N', 'W 1-0 H'))
    expect([record.overall.text, record.home.text, record.away.text, record.neutral.text]).toEqual([
      '2-1-1',
      '2-0',
      '0-1',
      '0-0-1',
    ])
    expect(record.streak).toBe('W1')
  })

  test.each([
    ['the widest margin wins', ['W 21-14 H', 'W 45-3 A', 'W 10-9 H'], 2],
    ['of equal margins the latest', ['W 21-14 H', 'W 14-7 A'], 2],
    ['an exhibition is no record', ['W 21-14 H', 'W 99-0 H x'], 1],
    ['a loss is no win', ['L 0-50 H', 'W 1-0 H'], 2],
  ])('biggest win: %s', (_, texts, gameId) => {
    expect(seriesOf(meetings(...texts)).biggestWin?.gameId).toBe(gameId)
  })

  test('first and last meeting leave out games not yet played', () => {
    const { firstMeeting, lastMeeting } = seriesOf(meetings('W 2-1 H', 'L 1-2 A', '- 0-0 H'))
    expect([firstMeeting?.gameId, lastMeeting?.gameId]).toEqual([1, 2])
  })

  test.each([
    [['W 1-0 H', 'W 1-0 H', 'L 0-1 H', 'W 1-0 H'], 2, 1],
    [['T 1-1 H'], 0, 0],
    [[], 0, 0],
  ])('longest streaks of %j', (texts, wins, losses) => {
    const series = seriesOf(meetings(...texts))
    expect([series.longestWinStreak, series.longestLossStreak]).toEqual([wins, losses])
  })
})
