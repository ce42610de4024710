import type { BoxScore } from '#contract/stats.ts'

export interface FlowPoint {
  /** How far the game had come, 0 to 1. */
  at: number
  /** Points that the home team was ahead by. */
  lead: number
}

export interface ScoreFlow {
  points: FlowPoint[]
  /** Where each period after the first begins, 0 to 1. */
  breaks: number[]
  largest: { away: number; home: number }
  leadChanges: number
  ties: number
}

type Told = Pick<BoxScore, 'periods' | 'plays' | 'scoring'>

/** How the lead went: a step for each change of the score. Plays are spread evenly over their period, since clocks are often missing. */
export function scoreFlow({ periods, plays, scoring }: Told): ScoreFlow | null {
  const told = plays.some(({ homeScore }) => homeScore !== null) ? plays : scoring
  const count = Math.max(periods.length, ...told.map(({ period }) => period))
  const points: FlowPoint[] = [{ at: 0, lead: 0 }]
  for (let period = 1; period <= count; period++) {
    const own = told.filter((play) => play.period === period)
    own.forEach((play, index) => {
      if (play.homeScore === null || play.awayScore === null) return
      const lead = play.homeScore - play.awayScore
      const last = points.at(-1)
      if (last?.lead !== lead)
        points.push({ at: (period - 1 + (index + 1) / (own.length + 1)) / count, lead })
    })
  }
  if (points.length < 3) return null
  const leads = points.map(({ lead }) => lead)
  return {
    points: [...points, { at: 1, lead: leads.at(-1) ?? 0 }],
    breaks: Array.from({ length: count - 1 }, (_, index) => (index + 1) / count),
    largest: { away: Math.max(0, -Math.min(...leads)), home: Math.max(0, ...leads) },
    leadChanges: leadChanges(leads),
    ties: leads.slice(1).filter((lead) => lead === 0).length,
  }
}

/** The lead changes when a team that was behind goes ahead; going through a tie counts once. */
function leadChanges(leads: number[]): number {
  const signs = leads.map(Math.sign).filter((sign) => sign !== 0)
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
}
