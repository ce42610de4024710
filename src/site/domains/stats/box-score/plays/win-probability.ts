import type { Play, SportGroup } from '#contract/shapes/stats-shapes.ts'
import { gameTime, moments } from './game-time.ts'

/** How a margin tells the winner: the less time is left, the more a point says. */
export interface Odds {
  /** What a point is worth with a whole game left. */
  point: number
  /** Time that is always left: a margin at the last moment is much, and not everything. */
  spare: number
  /** What playing at home is worth with a whole game left. */
  home: number
}

/** Fitted by bench/win-probability.ts on games of the demo's simulator, and no better than they are like real ones. */
export const fittedOdds: Partial<Record<SportGroup, Odds>> = {
  football: { point: 0.18, spare: 0.125, home: 0.475 },
  basketball: { point: 0.212, spare: 0.114, home: 0.17 },
  soccer: { point: 1.31, spare: 0.00201, home: 0.397 },
  'field-hockey': { point: 1.03, spare: 0.021, home: 0.295 },
  hockey: { point: 0.934, spare: 0.00975, home: 0.272 },
  lacrosse: { point: 0.536, spare: 0.0166, home: 0.428 },
  'water-polo': { point: 0.498, spare: 0.002, home: 0.209 },
  baseball: { point: 0.489, spare: 0.0496, home: 0.342 },
}

/** The chance of the home side, 0 to 1, from how far it is ahead and how much of the game is left, 1 to 0. */
export const homeChance = ({ point, spare, home }: Odds, margin: number, left: number): number =>
  1 / (1 + Math.exp(-((point * margin) / Math.sqrt(left + spare) + home * left)))

export interface ChancePoint {
  /** How far the game had come, 0 to 1. */
  at: number
  period: number
  /** Of the home side, 0 to 1. */
  chance: number
}

export interface WinChances {
  points: ChancePoint[]
  /** The score that moved it most. */
  turn: { play: Play; by: number } | null
  isOver: boolean
}

interface Told {
  sportGroup: SportGroup | null
  sport: { globalSportNameSlug: string }
  periods: readonly string[]
  plays: readonly Play[]
  away: { score: number }
  home: { score: number }
  isOver: boolean
}

/** How the chance of the home side went, play by play. Null where the sport has no table, or the plays tell no score. */
export function winChances(box: Told): WinChances | null {
  const odds = box.sportGroup ? fittedOdds[box.sportGroup] : undefined
  const time = gameTime(box.sportGroup, box.sport.globalSportNameSlug)
  if (!odds || !time || !box.plays.some(({ homeScore }) => homeScore !== null)) return null
  const when = moments(box.plays, time, box.periods.length)
  const points: ChancePoint[] = [{ at: 0, period: 1, chance: homeChance(odds, 0, 1) }]
  let margin = 0
  let turn: WinChances['turn'] = null
  for (const [index, play] of box.plays.entries()) {
    const { at, left } = when[index] ?? { at: 0, left: 1 }
    if (play.awayScore !== null && play.homeScore !== null) margin = play.homeScore - play.awayScore
    const chance = homeChance(odds, margin, left)
    const last = points.at(-1)
    const by = chance - (last?.chance ?? 0.5)
    const isScore = play.homeScore !== null
    if (isScore && Math.abs(by) > Math.abs(turn?.by ?? 0)) turn = { play, by }
    // A point for each play would be a thousand; where nothing happens the line is straight.
    if (isScore || at - (last?.at ?? 0) > 0.01) points.push({ at, period: play.period, chance })
  }
  const difference = box.home.score - box.away.score
  if (box.isOver && difference !== 0)
    points.push({ at: 1, period: box.periods.length, chance: difference > 0 ? 1 : 0 })
  return { points, turn, isOver: box.isOver }
}
