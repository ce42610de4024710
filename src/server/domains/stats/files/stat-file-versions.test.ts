import { describe, expect, test } from 'vitest'
import { isOlder, lateWords, superfluous } from './stat-file-versions.ts'

const at = (isComplete: boolean, period: number, plays: number) => ({ isComplete, period, plays })

describe('which file stands', () => {
  test.each([
    ['the first', at(false, 1, 3), null, false],
    ['a later one', at(false, 2, 30), at(false, 1, 20), false],
    ['one in which a play was taken back', at(false, 1, 19), at(false, 1, 20), false],
    ['the final one', at(true, 4, 99), at(false, 4, 99), false],
    ['a correction of the final one', at(true, 4, 98), at(true, 4, 99), false],
    ['one of a game that went on into overtime', at(false, 5, 101), at(true, 4, 99), false],
    ['one of a game that was ended too early', at(false, 4, 101), at(true, 4, 99), false],
  ])('%s', (_what, next, standing, older) => {
    expect(isOlder(next, standing)).toBe(older)
  })

  test('but not one from before the end that comes after it', () => {
    expect(isOlder(at(false, 4, 98), at(true, 4, 99))).toBe(true)
    expect(isOlder(at(false, 3, 120), at(true, 4, 99))).toBe(true)
  })
})

describe('a file that may be an old one is taken in, and not in silence', () => {
  test.each([
    ['goes on', at(false, 3, 50), at(false, 2, 40), false, []],
    ['has a play less', at(false, 3, 49), at(false, 3, 50), false, []],
    ['is the first', at(false, 3, 49), null, false, []],
    [
      'is of an earlier period',
      at(false, 2, 40),
      at(false, 3, 50),
      false,
      [expect.stringMatching(/^The file before was in period 3 already/)],
    ],
    [
      'came before others that came since',
      at(true, 4, 90),
      at(true, 4, 99),
      true,
      [expect.stringMatching(/^This very file came before/)],
    ],
  ])('%s', (_, next, standing, cameBefore, words) => {
    expect(lateWords(next, standing, cameBefore)).toEqual(words)
  })
})

describe('of the versions of a running game', () => {
  const version = (id: number, time: string, change = {}) => ({
    id,
    receivedAt: new Date(`2026-11-14T${time}Z`),
    isComplete: false,
    isStanding: false,
    ...change,
  })

  test('the first, the standing and the last of each minute are kept', () => {
    const versions = [
      version(1, '18:00:02'),
      version(2, '18:00:20'),
      version(3, '18:00:58'),
      version(4, '18:01:02'),
      version(5, '18:01:50'),
      version(6, '18:02:01', { isStanding: true }),
    ]
    expect(superfluous(versions)).toEqual([2, 4])
  })

  test('the last of each quarter of an hour are kept once it is over, and corrections beside them', () => {
    const versions = [
      version(1, '18:00:02'),
      version(2, '18:04:00'),
      version(3, '18:14:00'),
      version(4, '18:16:00'),
      version(5, '18:16:30', { isComplete: true }),
      version(6, '18:17:00', { isComplete: true }),
      version(7, '18:40:00', { isComplete: true, isStanding: true }),
    ]
    expect(superfluous(versions)).toEqual([2, 5])
  })

  test('nothing is dropped of one file', () => {
    expect(superfluous([version(1, '18:00:02', { isStanding: true })])).toEqual([])
    expect(superfluous([])).toEqual([])
  })
})
