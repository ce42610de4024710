import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LiveLeader, LivePlay } from '#contract/live.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../tenant-table.ts'
import { games } from './games.ts'

/** What a scoring program said last about one side. */
export interface LiveSide {
  score: number
  periodScores: number[]
  periodTimeouts: number[]
  stats: Record<string, number>
  leaders: LiveLeader[]
  /** As the file says it; states from before it was kept do without. */
  record?: string | null
}

/** The state of a game as its scorer last told it. One row a game, overwritten as the game goes on. */
export const liveGames = pgTable(
  'live_games',
  {
    tenantId,
    id,
    gameId: integer('game_id').notNull(),
    hasStarted: boolean('has_started').notNull(),
    isComplete: boolean('is_complete').notNull(),
    period: integer('period').notNull(),
    periodsRegulation: integer('periods_regulation').notNull(),
    clockSeconds: integer('clock_seconds').notNull().default(0),
    rules: text('rules'),
    source: text('source').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** A feed that falls silent is told by this. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    school: jsonb('school').$type<LiveSide>().notNull(),
    opponent: jsonb('opponent').$type<LiveSide>().notNull(),
    plays: jsonb('plays').$type<LivePlay[]>().notNull().default([]),
    /** Grows with every change of the school's live games, in the order in which they are committed. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    ...tenantOwned('live_games', table),
    belongsTo(table, table.gameId, games, 'cascade'),
    uniqueIndex('live_games_game').on(table.tenantId, table.gameId),
    index('live_games_updated').on(table.tenantId, table.updatedAt),
    index('live_games_revision').on(table.tenantId, table.revision),
  ],
)
