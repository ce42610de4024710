import type { Play, SportGroup, StoredBoxScore } from '#contract/shapes/stats-shapes.ts'
import type { StoredSeasonTotals, statRecords } from '#server/db/schema/stats.ts'
import type { SeedRow } from './seed-row.ts'

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

/** A record of earlier years, as an office types it in. */
export type StatRecordRow = SeedRow<typeof statRecords>

export interface StatRows {
  boxScores: BoxScoreRow[]
  seasonTotals: SeasonTotalsRow[]
}
