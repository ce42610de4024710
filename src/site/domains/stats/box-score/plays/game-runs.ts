import type { Play, Side, SportGroup } from '#contract/shapes/stats-shapes.ts'

/** Points of one side without an answer. */
export interface ScoringRun {
  side: Side
  points: number
  from: Pick<Play, 'period' | 'clock'>
  to: Pick<Play, 'period' | 'clock'>
  /** The score after it. */
  away: number
  home: number
}

/** What is worth telling as a run, by sport. */
const worthTelling: Partial<Record<SportGroup, number>> = {
  basketball: 8,
  volleyball: 5,
  lacrosse: 4,
  'water-polo': 4,
}

const mostTold = 6

/** Every stretch in which one side alone scored, in the order of play. The score of a set begins at nothing. */
export function unanswered(plays: readonly Play[], bySet: boolean): ScoringRun[] {
  const runs: ScoringRun[] = []
  let before = { away: 0, home: 0 }
  let period = 0
  for (const play of plays) {
    if (play.awayScore === null || play.homeScore === null) continue
    const isNewSet = bySet && play.period !== period
    if (isNewSet) before = { away: 0, home: 0 }
    period = play.period
    const [away, home] = [play.awayScore - before.away, play.homeScore - before.home]
    before = { away: play.awayScore, home: play.homeScore }
    if (away === 0 && home === 0) continue
    const at = { period: play.period, clock: play.clock }
    const side = away > 0 && home === 0 ? 'away' : home > 0 && away === 0 ? 'home' : null
    const last = runs.at(-1)
    // A score that was taken back, or that both sides moved at once, belongs to nobody's run.
    if (side === null) runs.push({ side: 'home', points: 0, from: at, to: at, ...before })
    else if (last && last.side === side && last.points > 0 && !isNewSet)
      Object.assign(last, { points: last.points + Math.max(away, home), to: at, ...before })
    else runs.push({ side, points: Math.max(away, home), from: at, to: at, ...before })
  }
  return runs.filter(({ points }) => points > 0)
}

/** The longest runs of a game, as many as are told, in the order of play. */
export function scoringRuns(plays: readonly Play[], sportGroup: SportGroup | null): ScoringRun[] {
  const least = sportGroup ? worthTelling[sportGroup] : undefined
  if (least === undefined) return []
  const runs = unanswered(plays, sportGroup === 'volleyball').filter(({ points }) => points >= least)
  const longest = new Set(runs.toSorted((a, b) => b.points - a.points).slice(0, mostTold))
  return runs.filter((run) => longest.has(run))
}
