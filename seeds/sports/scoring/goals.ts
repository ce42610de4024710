import { overtimeWord, type Play, statusOf, summed } from './outcome.ts'

interface GoalGame {
  periods: number
  /** Goals a team expects in a level game. */
  mean: number
  /** How strongly the stronger side scores more. */
  tilt: number
  /** What happens to a level game that need not be decided. */
  level: 'tie' | 'overtime-then-tie' | 'overtime'
}

/** Soccer, hockey, lacrosse, field hockey and water polo: periods of goals, sudden death after them. */
export function goalGame({ periods, mean, tilt, level }: GoalGame): Play {
  return (random, { edge, mustBeDecided }) => {
    const lean = Math.exp(Math.max(-1.2, Math.min(1.2, edge)) * tilt)
    const lines = { team: [] as number[], opponent: [] as number[] }
    for (let period = 0; period < periods; period++) {
      lines.team.push(random.poisson((mean * lean) / periods))
      lines.opponent.push(random.poisson(mean / lean / periods))
    }
    if (summed(lines).status !== 'T') return summed(lines)
    const needsWinner = mustBeDecided || level === 'overtime'
    if (!needsWinner && (level === 'tie' || random.chance(0.55))) {
      if (level === 'tie') return summed(lines)
      lines.team.push(0)
      lines.opponent.push(0)
      return summed(lines, 'OT')
    }
    let extra = 1
    while (random.chance(0.2)) {
      lines.team.push(0)
      lines.opponent.push(0)
      extra++
    }
    const isWin = random.chance(0.5 + edge / 5)
    lines.team.push(isWin ? 1 : 0)
    lines.opponent.push(isWin ? 0 : 1)
    return summed(lines, overtimeWord(extra))
  }
}

/** Basketball: halves for men, quarters for women, five-minute overtimes. */
export function basketballGame({ periods, mean }: { periods: number; mean: number }): Play {
  return (random, { edge }) => {
    const half = edge * 5
    const strong = mean + half + random.normal() * 8
    const weak = mean - half + random.normal() * 8
    const share = (total: number) =>
      Array.from({ length: periods }, () => Math.max(4, Math.round(total / periods + random.normal() * 3)))
    const lines = { team: share(strong), opponent: share(weak) }
    let overtimes = 0
    while (summed(lines).status === 'T') {
      lines.team.push(random.between(5, 14))
      lines.opponent.push(random.between(5, 14))
      overtimes++
    }
    return summed(lines, overtimeWord(overtimes))
  }
}

/** Football: touchdowns and field goals by quarter; overtime goes on until the possessions differ. */
export const footballGame: Play = (random, { edge }) => {
  const tilt = Math.max(-1.2, Math.min(1.2, edge)) * 0.06
  const quarter = (lean: number) => {
    let points = 0
    for (let drive = 0; drive < 3; drive++) {
      const roll = random.next()
      if (roll < 0.25 + lean) points += random.chance(0.94) ? 7 : random.pick([6, 8])
      else if (roll < 0.38 + lean) points += 3
    }
    return points
  }
  const lines = { team: [] as number[], opponent: [] as number[] }
  for (let period = 0; period < 4; period++) {
    lines.team.push(quarter(tilt))
    lines.opponent.push(quarter(-tilt))
  }
  let overtimes = 0
  while (summed(lines).status === 'T') {
    lines.team.push(random.pick([0, 3, 7, 7]))
    lines.opponent.push(random.pick([0, 3, 7, 7]))
    overtimes++
  }
  return summed(lines, overtimeWord(overtimes))
}

/** A dual of individuals scored as one total: swimming and diving. */
export function pointsDual({ total }: { total: number }): Play {
  return (random, { edge }) => {
    const team = Math.round(total / 2 + edge * 22 + random.normal() * 24)
    const capped = Math.max(60, Math.min(total - 60, team))
    const decided = capped * 2 === total ? capped + 1 : capped
    return {
      status: statusOf(decided, total - decided),
      team: decided,
      opponent: total - decided,
      lines: null,
      prescore: null,
      postscore: null,
    }
  }
}
