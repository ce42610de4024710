import { expect, test } from 'vitest'
import { createMissLimit } from './miss-limit.ts'

function setUp(perMinute: number) {
  const time = { now: 1_000_000 }
  const take = createMissLimit(perMinute, 60_000, () => time.now)
  const takeMany = (network: string, count: number) => Array.from({ length: count }, () => take(network))
  return { time, take, takeMany }
}

test("a minute's worth may come at once, and no more", () => {
  const { take, takeMany } = setUp(60)
  expect(new Set(takeMany('a', 60))).toEqual(new Set([0]))
  expect(take('a')).toBe(1)
})

test('the first is never too early, whatever fractions the clock shows', () => {
  for (const now of [0.1, 1_234.567_8, 98_765.432_1])
    expect(createMissLimit(1, 60_000, () => now)('a')).toBe(0)
})

test('one network is not counted for another', () => {
  const { take, takeMany } = setUp(60)
  takeMany('a', 61)
  expect(take('b')).toBe(0)
})

test('what was taken grows back evenly', () => {
  const { time, takeMany } = setUp(60)
  takeMany('a', 60)
  time.now += 2_000
  expect(takeMany('a', 3)).toEqual([0, 0, 1])
})

test('a slow limit says how long to wait', () => {
  const { take } = setUp(2)
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30])
})

test('more networks than can be remembered do no harm', () => {
  const { time, take } = setUp(1)
  for (let network = 0; network < 50_000; network++) take(String(network))
  expect(take('49999')).toBe(60)
  time.now += 120_000
  expect(take('49999')).toBe(0)
})

test('0 limits nothing', () => {
  expect(new Set(setUp(0).takeMany('a', 1000))).toEqual(new Set([0]))
})
