import { type Play, statusOf, summed } from './outcome.ts'

/** Volleyball: best of five sets to 25, the fifth to 15, by two points. The score is sets won. */
export const volleyballMatch: Play = (random, { edge }) => {
  const lines = { team: [] as number[], opponent: [] as number[] }
  let team = 0
  let opponent = 0
  while (team < 3 && opponent < 3) {
    const target = team + opponent === 4 ? 15 : 25
    const isWon = random.chance(Math.max(0.08, Math.min(0.92, 0.5 + edge * 0.16)))
    const loser = random.chance(0.12)
      ? target - 1 + random.between(0, 3)
      : target - random.between(2, target === 15 ? 7 : 12)
    const winner = loser >= target - 1 ? loser + 2 : target
    lines.team.push(isWon ? winner : loser)
    lines.opponent.push(isWon ? loser : winner)
    if (isWon) team++
    else opponent++
  }
  return { status: statusOf(team, opponent), team, opponent, lines, prescore: null, postscore: null }
}

/** Tennis: the doubles point, then six singles, until one side has four. */
export const tennisDual: Play = (random, { edge }) => {
  const chance = Math.max(0.1, Math.min(0.9, 0.5 + edge * 0.17))
  const isDoublesPoint = random.chance(chance)
  const lines = { team: [isDoublesPoint ? 1 : 0, 0], opponent: [isDoublesPoint ? 0 : 1, 0] }
  const playsOut = random.chance(0.35)
  for (let court = 0; court < 6; court++) {
    const isWon = random.chance(chance)
    const side = isWon ? lines.team : lines.opponent
    side[1] = (side[1] ?? 0) + 1
    const score = summed(lines)
    if (!playsOut && Math.max(score.team ?? 0, score.opponent ?? 0) === 4) break
  }
  return summed(lines)
}

/** Wrestling: ten bouts; a decision gives 3, a major 4, a technical fall 5, a fall or forfeit 6. */
export const wrestlingDual: Play = (random, { edge }) => {
  const lines = { team: [] as number[], opponent: [] as number[] }
  const bout = () => {
    const points = random.pick([3, 3, 3, 3, 4, 4, 5, 6])
    const isWon = random.chance(Math.max(0.15, Math.min(0.85, 0.5 + edge * 0.12)))
    lines.team.push(isWon ? points : 0)
    lines.opponent.push(isWon ? 0 : points)
  }
  for (let weight = 0; weight < 10; weight++) bout()
  if (summed(lines).status !== 'T') return summed(lines)
  // The tie-breaking criterion adds one point to one side.
  const isWin = random.chance(0.5)
  lines.team.push(isWin ? 1 : 0)
  lines.opponent.push(isWin ? 0 : 1)
  return summed(lines, 'criteria')
}
