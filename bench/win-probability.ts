/**
 * Fits the odds of `plays/win-probability.ts` again: by games of the demo's simulator, years of both schools, play by play.
 * `node scripts/run.mjs bench/win-probability.ts [years]`
 */
import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { gameTime, moments } from '#site/domains/stats/box-score/plays/game-time.ts'
import { fittedOdds } from '#site/domains/stats/box-score/plays/win-probability.ts'
import { demoBoxes } from './box-scores/demo-boxes.ts'
import { calibration, fitOdds, type Sample, surprise } from './win-probability/fit.ts'

const years = Number(process.argv[2] ?? 6)
const samples = new Map<SportGroup, Sample[]>()
const games = new Map<SportGroup, number>()

for (let year = 2026; year < 2026 + 3 * years; year += 3)
  for (const box of demoBoxes(year)) {
    const { sportGroup, sport, plays, periods, away, home } = box
    const time = gameTime(sportGroup, sport.globalSportNameSlug)
    if (!time || away.score === home.score) continue
    games.set(sportGroup, (games.get(sportGroup) ?? 0) + 1)
    const own = samples.getOrInsertComputed(sportGroup, () => [])
    const won = home.score > away.score
    let margin = 0
    // Each game counts alike, however many plays its scorer tells: a moment in every fiftieth of it.
    let next = 0
    for (const [index, { at, left }] of moments(plays, time, periods.length).entries()) {
      const { awayScore = null, homeScore = null } = plays[index] ?? {}
      if (awayScore !== null && homeScore !== null) margin = homeScore - awayScore
      if (at < next) continue
      own.push({ margin, left, won })
      next = at + 0.02
    }
  }

for (const [group, own] of samples) {
  const odds = fitOdds(own)
  const kept = fittedOdds[group]
  console.log(
    `${group}: ${games.get(group)} games, ${own.length} moments: ${JSON.stringify(odds)}, surprise ${surprise(odds, own).toFixed(4)}`,
    kept ? `(kept: ${surprise(kept, own).toFixed(4)})` : '(none kept)',
  )
  console.table(calibration(odds, own))
}
