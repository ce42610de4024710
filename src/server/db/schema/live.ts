import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type Static, Type } from 'typebox'
import { LiveLeader, LivePlay } from '#contract/live.ts'
import { nullableText, object } from '#contract/shapes/schema.ts'
import { json } from '../columns/json-column.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { games } from './games.ts'

/** What a scoring program said last about one side. */
const LiveSide = object({
  score: Type.Number(),
  periodScores: Type.Array(Type.Number()),
  periodTimeouts: Type.Array(Type.Number()),
  stats: Type.Record(Type.String(), Type.Number(), { default: {} }),
  leaders: Type.Array(LiveLeader),
  /** As the file says it; states from before it was kept do without. */
  record: Type.Optional(nullableText()),
})
export type LiveSide = Static<typeof LiveSide>

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
    /** Who has the ball, bats or serves: the file's home and away are not ours on neutral ground. */
    possession: text('possession').$type<'school' | 'opponent'>(),
    /** Down and distance, or outs and runners, as a scorer says them. */
    situation: text('situation'),
    rules: text('rules'),
    source: text('source').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** A feed that falls silent is told by this. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    school: json('school', LiveSide).notNull(),
    opponent: json('opponent', LiveSide).notNull(),
    plays: json('plays', Type.Array(LivePlay)).notNull().default([]),
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
