import { homeChance, type Odds } from '#site/domains/stats/box-score/plays/win-probability.ts'

/** A moment of a game that is over: how far the home side was ahead, what was left, and whether it won. */
export interface Sample {
  margin: number
  left: number
  won: boolean
}

/** How much the odds were surprised by what came: the mean of the logarithms. */
export function surprise(odds: Odds, samples: readonly Sample[]): number {
  let sum = 0
  for (const { margin, left, won } of samples) {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, homeChance(odds, margin, left)))
    sum -= Math.log(won ? chance : 1 - chance)
  }
  return sum / samples.length
}

const keys = ['point', 'spare', 'home'] as const

/** The odds that are surprised least: each number is made larger and smaller in turn, by less and less. */
export function fitOdds(samples: readonly Sample[]): Odds {
  let best: Odds = { point: 0.3, spare: 0.02, home: 0.1 }
  let least = surprise(best, samples)
  for (let step = 0.5; step > 0.004; ) {
    let isBetter = false
    for (const key of keys)
      for (const direction of [1, -1]) {
        const by = key === 'home' ? step * direction : best[key] * step * direction
        const tried = { ...best, [key]: best[key] + by }
        if (tried.point <= 0 || tried.spare < 0.002) continue
        const found = surprise(tried, samples)
        if (found < least - 1e-9) {
          best = tried
          least = found
          isBetter = true
        }
      }
    if (!isBetter) step /= 2
  }
  const short = (value: number) => Number(value.toPrecision(3))
  return { point: short(best.point), spare: short(best.spare), home: short(best.home) }
}

/** Told chances in tenths, and how many of each were won: what is told as seven of ten should be about that. */
export function calibration(odds: Odds, samples: readonly Sample[]) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = samples.filter(
      ({ margin, left }) => Math.min(9, Math.floor(homeChance(odds, margin, left) * 10)) === tenth,
    )
    const won = own.filter((sample) => sample.won).length
    return {
      told: `${tenth * 10}-${tenth * 10 + 10}%`,
      samples: own.length,
      won: own.length === 0 ? null : won / own.length,
    }
  })
}
