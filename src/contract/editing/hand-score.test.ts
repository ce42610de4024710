import { describe, expect, test } from 'vitest'
import { sportGroups } from '../shapes/sport-groups.ts'
import {
  faultOfAct,
  type HandAct,
  handRules,
  lengthOf,
  periodWords,
  scoreOfActs,
  standingActs,
} from './hand-score.ts'

type Said = Omit<HandAct, 'key'>
const acts = (...said: Said[]): HandAct[] => said.map((one, index) => ({ key: `act-${index}`, ...one }))
const us = (points: number): Said => ({ act: 'points', side: 'us', points })
const them = (points: number): Said => ({ act: 'points', side: 'them', points })
const period = (number: number): Said => ({ act: 'period', period: number })
const is = (side: 'us' | 'them', score: number, of?: number): Said => ({
  act: 'score',
  side,
  score,
  ...(of ? { period: of } : {}),
})

const football = handRules('Football', 4)
const volleyball = handRules('Volleyball', 5)
const tennis = handRules('Tennis', 2)

describe('the score that is kept by hand', () => {
  test('is nothing before anybody said anything', () => {
    expect(scoreOfActs([], football)).toEqual({
      hasStarted: false,
      isOver: false,
      period: 0,
      clockSeconds: null,
      score: { us: 0, them: 0 },
      periods: { us: [], them: [] },
    })
  })

  test('begins with whatever is said first, and counts by period', () => {
    const told = acts(us(6), us(1), period(2), them(3), { act: 'clock', seconds: 250 })
    expect(scoreOfActs(told, football)).toEqual({
      hasStarted: true,
      isOver: false,
      period: 2,
      clockSeconds: 250,
      score: { us: 7, them: 3 },
      periods: { us: [7, 0], them: [0, 3] },
    })
  })

  test('forgets what was taken back, which stays among the acts', () => {
    const told = acts(us(6), them(6), { act: 'undo', undoes: 'act-1' })
    expect(scoreOfActs(told, football).score).toEqual({ us: 6, them: 0 })
    expect(standingActs(told).map(({ key }) => key)).toEqual(['act-0'])
    expect(told).toHaveLength(3)
  })

  test('goes on where an end was taken back, and counts what is said after an end', () => {
    const ended = acts(us(3), { act: 'end' }, them(6))
    expect(scoreOfActs(ended, football)).toMatchObject({ isOver: true, score: { us: 3, them: 6 } })
    const again = [...ended, { key: 'again', act: 'undo', undoes: 'act-1' } as const]
    expect(scoreOfActs(again, football)).toMatchObject({ isOver: false, hasStarted: true })
  })

  test.each([
    ['more than there was', [us(6), period(2), is('us', 9)], [6, 3]],
    ['less, in this period', [us(6), period(2), us(6), is('us', 9)], [6, 3]],
    ['less, also in those before', [us(6), period(2), us(3), is('us', 4)], [4, 0]],
    ['nothing', [us(6), period(2), us(3), is('us', 0)], [0, 0]],
    ['that of one period', [us(6), period(2), us(3), is('us', 3, 1)], [3, 3]],
  ] as const)('is corrected to %s', (_, said, periods) => {
    expect(scoreOfActs(acts(...said), football).periods.us).toEqual(periods)
  })

  test('counts sets where a sport has them, and only those that are over', () => {
    const first = [us(1), us(1), them(1)]
    const said = [...first, period(2), them(1), period(3), us(1)]
    expect(scoreOfActs(acts(...said), volleyball)).toMatchObject({
      score: { us: 1, them: 1 },
      periods: { us: [2, 0, 1], them: [1, 1, 0] },
    })
    expect(scoreOfActs(acts(...said, { act: 'end' }), volleyball).score).toEqual({ us: 2, them: 1 })
    // The number of a set is corrected, never that of the match.
    expect(scoreOfActs(acts(...said, is('us', 25)), volleyball).periods.us).toEqual([2, 0, 25])
  })

  test('has no periods where a sport has none', () => {
    expect(scoreOfActs(acts(us(1), them(1), us(1)), tennis)).toMatchObject({
      period: 0,
      score: { us: 2, them: 1 },
      periods: { us: [], them: [] },
    })
  })
})

describe('the keys', () => {
  test('give what a sport has', () => {
    const points = Object.fromEntries(
      sportGroups.map((group) => [group, handRules(group).keys.map((key) => key.points)]),
    )
    expect(points).toEqual({
      Basketball: [2, 3, 1],
      Soccer: [1],
      Volleyball: [1],
      Hockey: [1],
      Lacrosse: [1],
      'Field hockey': [1],
      Baseball: [1],
      Football: [6, 3, 2, 1],
      'Water polo': [1],
      Tennis: [1],
    })
    expect(handRules(null).keys).toEqual([{ points: 1, label: 'Point' }])
    expect([handRules('Basketball', 2).period, handRules('Basketball', 4).period]).toEqual([
      'Half',
      'Quarter',
    ])
  })

  test.each([
    [us(6), football, null],
    [us(4), football, 'Nothing gives 4 points in this sport.'],
    [{ act: 'points', points: 6 }, football, 'Say who scored, and how much.'],
    [{ act: 'score', side: 'us' }, football, 'Say whose score it is, and what it is.'],
    [period(2), tennis, 'Say which period begins.'],
    [{ act: 'clock', seconds: 3 }, volleyball, 'Say what is on the clock.'],
    [{ act: 'undo' }, football, 'Say what is undone.'],
    [{ act: 'end' }, tennis, null],
  ] as [Said, typeof football, string | null][])('are refused what is not: %j', (act, rules, fault) => {
    expect(faultOfAct({ key: 'one', ...act }, rules)).toBe(fault)
  })
})

describe('a period', () => {
  test.each([
    [football, 3, 4, '3rd quarter', null],
    [football, 4, 4, '4th quarter', null],
    [football, 5, 4, 'Overtime', 'OT'],
    [football, 6, 4, '2nd overtime', '2OT'],
    [handRules('Baseball'), 11, 9, '11th inning', '11 inn.'],
    [handRules('Baseball'), 9, 9, '9th inning', null],
    [handRules('Baseball'), 1, 9, '1st inning', null],
    [volleyball, 3, 5, '3rd set', null],
    [tennis, 0, 2, '', null],
  ] as const)('has its words, and a long game says so: %#', (rules, number, regulation, words, length) => {
    expect(periodWords(rules, number, regulation)).toBe(words)
    expect(lengthOf(rules, number, regulation)).toBe(length)
  })
})
