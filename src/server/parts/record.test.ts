import { describe, expect, test } from 'vitest'
import { percentOf, type RecordedGame, recordOf } from './record.ts'

const game = (text: string): RecordedGame => ({
  status: text[0] === '-' ? null : (text[0] as 'W'),
  locationIndicator: (text.match(/[HA]|(?<=.)N/)?.[0] ?? 'H') as 'H',
  isConference: text.includes('c'),
  isExhibition: text.includes('x'),
})
const record = (...games: string[]) => recordOf(games.map(game))

describe('a season record', () => {
  test.each([
    ['no games', [], '0-0', ''],
    ['wins and losses', ['WH', 'LA', 'WH'], '2-1', 'W1'],
    ['a tie shows as a third number', ['WH', 'TA'], '1-0-1', 'T1'],
    ['an exhibition does not count', ['WH', 'LHx'], '1-0', 'W1'],
    ['a game without a decision does not count', ['WH', 'NH'], '1-0', 'W1'],
    ['a game not yet played does not count', ['LH', '-H'], '0-1', 'L1'],
    ['both ends of a doubleheader count', ['WH', 'WH', 'LA', 'LA'], '2-2', 'L2'],
    ['a streak is unbroken decisions of one kind', ['LH', 'WH', 'WA', 'WN'], '3-1', 'W3'],
  ])('%s', (_, games, overall, streak) => {
    expect(record(...games).overall.text).toBe(overall)
    expect(record(...games).streak).toBe(streak)
  })

  test('is split by place and conference', () => {
    const { home, away, neutral, conference } = record('WHc', 'LAc', 'WA', 'LN', 'TNc')
    expect([home.text, away.text, neutral.text, conference.text]).toEqual(['1-0', '1-1', '0-1-1', '1-1-1'])
  })

  test.each([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [2, 1, 0, 0.667],
    [1, 1, 1, 0.5],
    [0, 0, 2, 0.5],
  ])('%i-%i-%i is %f', (wins, losses, ties, percent) => {
    expect(percentOf(wins, losses, ties)).toBe(percent)
  })
})
