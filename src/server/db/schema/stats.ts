import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CountedLine, Play, SportGroup, StoredBoxScore } from '#contract/stats-shapes.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../tenant-table.ts'
import { games } from './games.ts'
import { seasons, sports } from './sports.ts'

/** One game's numbers, whole. Season totals, leaders and logs are worked out from these rows and kept nowhere. */
export const boxScores = pgTable(
  'box_scores',
  {
    tenantId,
    id,
    gameId: integer('game_id').notNull(),
    seasonId: integer('season_id').notNull(),
    sportGroup: text('sport_group').$type<SportGroup>().notNull(),
    /** Where the numbers came from: entered by hand, or the program that wrote the file. */
    source: text('source').notNull().default('entered'),
    data: jsonb('data').$type<StoredBoxScore>().notNull(),
    /** Apart from the rest, so that reading a season does not read every play of it. */
    plays: jsonb('plays').$type<Play[]>().notNull().default([]),
  },
  (table) => [
    ...tenantOwned('box_scores', table),
    belongsTo(table, table.gameId, games, 'cascade'),
    belongsTo(table, table.seasonId, seasons, 'cascade'),
    uniqueIndex('box_scores_game').on(table.tenantId, table.gameId),
    index('box_scores_season').on(table.tenantId, table.seasonId),
  ],
)

/** A season of which only the sums were kept. */
export interface StoredSeasonTotals {
  games: number
  record: string
  periods: { labels: string[]; team: number[]; opponents: number[] }
  team: CountedLine
  opponents: CountedLine
  individual: {
    playerId: number | null
    name: string
    jersey: string | null
    position: string | null
    academicYear: string | null
    gp: number
    gs: number
    line: CountedLine
  }[]
}

/** Old seasons without a game behind them: the totals stand in, and answers say so. */
export const seasonTotals = pgTable(
  'season_totals',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    seasonTitle: text('season_title').notNull(),
    sportGroup: text('sport_group').$type<SportGroup>().notNull(),
    data: jsonb('data').$type<StoredSeasonTotals>().notNull(),
  },
  (table) => [
    ...tenantOwned('season_totals', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    uniqueIndex('season_totals_sport_title').on(table.tenantId, table.sportId, table.seasonTitle),
  ],
)
