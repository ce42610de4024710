import { type Play, summed } from './outcome.ts'

/** Runs in half an inning: mostly none, now and then a crooked number. */
function runs(roll: number, lean: number): number {
  const steps = [0.72, 0.86, 0.93, 0.967, 0.985, 0.995]
  const shifted = Math.max(0, Math.min(0.9999, roll + lean * 0.045))
  const step = steps.findIndex((limit) => shifted < limit)
  return step === -1 ? 6 : step
}

/** Baseball and softball: the home side bats last and not at all when it already leads. */
export function diamondGame({
  innings,
  mercy,
}: {
  innings: number
  mercy: { from: number; by: number }
}): Play {
  return (random, { edge, isHome, isShort }) => {
    const length = isShort ? Math.min(7, innings) : innings
    const lean = Math.max(-1.5, Math.min(1.5, edge))
    const lines = { team: [] as number[], opponent: [] as number[] }
    const visitor = isHome ? lines.opponent : lines.team
    const home = isHome ? lines.team : lines.opponent
    const total = (side: number[]) => side.reduce((all, inning) => all + inning, 0)
    for (let inning = 1; ; inning++) {
      const isExtra = inning > length
      visitor.push(runs(random.next() + (isExtra ? 0.12 : 0), isHome ? -lean : lean))
      if (inning >= length && total(home) > total(visitor)) break
      const bottom = runs(random.next() + (isExtra ? 0.12 : 0), isHome ? lean : -lean)
      // A walk-off ends the game on the winning run; a home run may bring in a few more.
      const needed = total(visitor) - total(home) + 1
      home.push(
        inning >= length && bottom >= needed ? Math.min(bottom, needed + random.between(0, 2)) : bottom,
      )
      if (inning >= length && total(home) !== total(visitor)) break
      if (inning >= mercy.from && Math.abs(total(home) - total(visitor)) >= mercy.by) break
    }
    const played = visitor.length
    return summed(lines, played === innings ? null : `${played} inn.`)
  }
}
