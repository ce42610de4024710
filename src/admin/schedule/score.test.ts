import { describe, expect, test } from 'vitest'
import { isDue, isScore, scoreOf, scoreWords, sentScore } from './score.ts'

const score = (ours: string, theirs: string, more = {}) => ({
  ours,
  theirs,
  winner: 'most' as const,
  after: '',
  ...more,
})

describe('a final score', () => {
  test.each([
    ['24', '17', true],
    ['0', '0', true],
    ['24', '', false],
    ['24', '-1', false],
    ['2.5', '1', false],
  ])('%s to %s: %s', (ours, theirs, is) => {
    expect(isScore({ ours, theirs })).toBe(is)
  })

  test.each([
    [null, score('', '')],
    ['W 24–17', score('24', '17')],
    ['L 2–3 (10)', score('2', '3', { after: '(10)' })],
    ['W 288–301', score('288', '301', { winner: 'us' })],
    ['Live 7–3', score('', '')],
    ['Postponed', score('', '')],
  ])('is corrected from what stands there: %s', (result, typed) => {
    expect(scoreOf({ result })).toEqual(typed)
  })

  test.each([
    [score('24', '17'), 'We won, 24–17.'],
    [score('17', '24'), 'Elk Bay won, 17–24.'],
    [score('1', '1'), 'A tie, 1–1.'],
    [score('288', '301', { winner: 'us' }), 'We won, 288–301.'],
    [score('3', ''), 'Enter both scores.'],
  ])('says what it means: %j', (typed, words) => {
    expect(scoreWords(typed, 'Elk Bay')).toBe(words)
  })

  test.each([
    [{ status: 'A', startDate: '2026-11-14', result: '' }, true],
    [{ status: 'A', startDate: '2026-11-14', result: 'Live 7–3' }, true],
    [{ status: 'A', startDate: '2026-11-14', result: 'W 24–17' }, false],
    [{ status: 'A', startDate: '2026-11-15', result: null }, false],
    [{ status: 'P', startDate: '2026-11-14', result: 'Postponed' }, false],
  ])('is asked for where a game was played: %j, %s', (game, is) => {
    expect(isDue(game, '2026-11-14')).toBe(is)
  })

  test('is sent with what was said of it alone', () => {
    expect(sentScore(score('03', '1'))).toEqual({ teamScore: 3, opponentScore: 1 })
    expect(sentScore(score('3', '4', { winner: 'us', after: ' (OT) ' }))).toEqual({
      teamScore: 3,
      opponentScore: 4,
      winner: 'us',
      postscore: '(OT)',
    })
  })
})
