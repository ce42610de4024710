import { expect, test } from 'vitest'
import { homeChance } from '#site/domains/stats/box-score/plays/win-probability.ts'
import { calibration, fitOdds, type Sample, surprise } from './fit.ts'

/** Numbers that come in the same order every time. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const meant = { point: 0.4, spare: 0.02, home: 0.3 }
const next = numbers(7)
const samples = Array.from({ length: 6000 }, (): Sample => {
  const [margin, left] = [Math.floor(next() * 15) - 7, next()]
  return { margin, left, won: next() < homeChance(meant, margin, left) }
})

test('odds are found again in games that were played by them', () => {
  const found = fitOdds(samples)
  expect(found.point).toBeCloseTo(meant.point, 1)
  expect(Math.abs(found.home - meant.home)).toBeLessThan(0.2)
  expect(surprise(found, samples)).toBeLessThanOrEqual(surprise(meant, samples))
})

test('what is told as a chance is about how often it came', () => {
  for (const { samples: count, won } of calibration(meant, samples).filter(
    ({ samples: each }) => each > 200,
  )) {
    expect(count).toBeGreaterThan(200)
    expect(won).not.toBeNull()
  }
  const [low, high] = [calibration(meant, samples)[0]?.won ?? 1, calibration(meant, samples)[9]?.won ?? 0]
  expect(low).toBeLessThan(0.1)
  expect(high).toBeGreaterThan(0.9)
})
