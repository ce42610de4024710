import type { Play, SportGroup, StoredBoxScore } from '#contract/shapes/stats-shapes.ts'
import type { StoredSeasonTotals } from '#server/db/schema/stats.ts'

export interface BoxScoreRow {
  id: number
  gameId: number
  seasonId: number
  sportGroup: SportGroup
  source: string
  data: StoredBoxScore
  plays: Play[]
}

/** A season of which only the totals were kept. */
export interface SeasonTotalsRow {
  id: number
  sportId: number
  seasonTitle: string
  sportGroup: SportGroup
  data: StoredSeasonTotals
}

export interface StatRows {
  boxScores: BoxScoreRow[]
  seasonTotals: SeasonTotalsRow[]
}
