import { describe, expect, test } from 'vitest'
import type { Drive, Play } from '#contract/shapes/stats-shapes.ts'
import { playGroups } from './play-groups.ts'
import { basesWords, downWords, spotWords, wordsOf } from './play-words.ts'

const names = {
  away: { name: 'Elm', abbreviation: 'ELM' },
  home: { name: 'Halcyon', abbreviation: 'HSU' },
}
const play = (text: string, facts: Partial<Play> = {}): Play => ({
  period: 1,
  clock: null,
  side: null,
  text,
  awayScore: null,
  homeScore: null,
  ...facts,
})
const told = (box: Parameters<typeof playGroups>[0], period = 1) =>
  playGroups(box, period).map(({ title, facts, plays }) => [title, facts, plays.map(({ text }) => text)])

describe('football by possession', () => {
  const drive: Drive = {
    side: 'home',
    period: 1,
    start: '15:00',
    startSpot: 'HSU 25',
    from: 75,
    plays: 8,
    yards: 75,
    time: '3:41',
    result: 'Touchdown',
  }
  test('a kickoff stands alone, and a possession that goes on is said to', () => {
    const plays = [
      play('kickoff'),
      play('run', { drive: 0 }),
      play('pass', { drive: 0 }),
      play('kickoff'),
      play('rush', { drive: 1, down: { ball: 'away', down: 1, toGo: 10, toGoal: 60 } }),
    ]
    expect(told({ ...names, sportGroup: 'football', plays, drives: [drive] })).toEqual([
      [null, null, ['kickoff']],
      ['Halcyon: Touchdown', '8 plays, 75 yards, 3:41 from HSU 25', ['run', 'pass']],
      [null, null, ['kickoff']],
      ['Elm: has the ball', null, ['rush']],
    ])
  })
})

describe('the diamond by half inning', () => {
  test('a reliever is told with the half that follows, and the half with the score after it', () => {
    const plays = [
      play('Kit Doe to pitch', { side: 'home' }),
      play('single', { side: 'away', outs: 0, on: [] }),
      play('homer', { side: 'away', outs: 0, on: [1], awayScore: 2, homeScore: 0 }),
      play('Ann Marsh to bat', { side: 'home' }),
      play('out', { side: 'home', outs: 0, on: [] }),
      play('a dog on the field'),
    ]
    expect(told({ ...names, sportGroup: 'baseball', plays })).toEqual([
      ['Top: Elm', 'ELM 2, HSU 0', ['Kit Doe to pitch', 'single', 'homer']],
      ['Bottom: Halcyon', 'no runs', ['Ann Marsh to bat', 'out', 'a dog on the field']],
    ])
  })
})

test('other sports have the plays of a period in their order, and a period without plays has none', () => {
  expect(told({ ...names, sportGroup: null, plays: [play('a'), play('b', { period: 2 })] })).toEqual([
    [null, null, ['a']],
  ])
  expect(told({ ...names, sportGroup: null, plays: [] })).toEqual([])
})

test.each([
  [75, 'HSU 25'],
  [50, 'the 50'],
  [8, 'ELM 8'],
])('%i yards to go for the home side are %s', (toGoal, words) => {
  expect(spotWords({ ball: 'home', toGoal }, names)).toBe(words)
})

test('a down is told with its distance, or with the goal', () => {
  expect(downWords({ ball: 'home', down: 3, toGo: 7, toGoal: 75 }, names)).toBe('3rd & 7 at HSU 25')
  expect(downWords({ ball: 'away', down: 1, toGo: 8, toGoal: 8 }, names)).toBe('1st & goal at HSU 8')
})

test('outs and bases are told in words', () => {
  expect(basesWords({ outs: 1, on: [1, 3] })).toBe('1 out, runners on 1st and 3rd')
  expect(basesWords({ outs: 2, on: [2] })).toBe('2 outs, runner on 2nd')
  expect(basesWords({ outs: 0, on: [1, 2, 3] })).toBe('0 outs, bases loaded')
  expect(basesWords({ outs: 0 })).toBe('0 outs, bases empty')
})

test('what stands beside a play is not said again in its words', () => {
  const down = { ball: 'home' as const, down: 3, toGo: 7, toGoal: 75 }
  expect(wordsOf({ text: '3rd and 7 at HSU 25: rush for 4 yards', down })).toBe('rush for 4 yards')
  expect(wordsOf({ text: '3rd and 7 at HSU 25: rush for 4 yards' })).toBe(
    '3rd and 7 at HSU 25: rush for 4 yards',
  )
})
