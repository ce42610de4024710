import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type Static, Type } from 'typebox'
import { HandAct } from '#contract/editing/hand-score.ts'
import { recordScopes } from '#contract/shapes/record-scopes.ts'
import { nullable, nullableText, object, oneOf, text as words } from '#contract/shapes/schema.ts'
import { Play, type SportGroup } from '#contract/shapes/stats-shapes.ts'
import { json } from '../columns/json-column.ts'
import { StoredBoxScore, StoredLine } from '../columns/stored-box-score.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { games } from './games.ts'
import { players, rosterPlayers } from './rosters.ts'
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
    data: json('data', StoredBoxScore).notNull(),
    /** Apart from the rest, so that reading a season does not read every play of it. */
    plays: json('plays', Type.Array(Play)).notNull().default([]),
  },
  (table) => [
    ...tenantOwned('box_scores', table),
    belongsTo(table, table.gameId, games, 'cascade'),
    belongsTo(table, table.seasonId, seasons, 'cascade'),
    uniqueIndex('box_scores_game').on(table.tenantId, table.gameId),
    index('box_scores_season').on(table.tenantId, table.seasonId),
  ],
)

export const StoredSeasonLine = object({
  playerId: nullable(Type.Integer()),
  name: words(),
  jersey: nullableText(),
  position: nullableText(),
  academicYear: nullableText(),
  gp: Type.Number(),
  gs: Type.Number(),
  line: StoredLine,
})

/** A season of which only the sums were kept. */
const StoredSeasonTotals = object({
  games: Type.Number(),
  record: words(),
  periods: object({
    labels: Type.Array(words()),
    team: Type.Array(Type.Number()),
    opponents: Type.Array(Type.Number()),
  }),
  team: StoredLine,
  opponents: StoredLine,
  individual: Type.Array(StoredSeasonLine),
})
export type StoredSeasonTotals = Static<typeof StoredSeasonTotals>

/** Old seasons without a game behind them: the totals stand in, and answers say so. */
export const seasonTotals = pgTable(
  'season_totals',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    seasonTitle: text('season_title').notNull(),
    sportGroup: text('sport_group').$type<SportGroup>().notNull(),
    /** Where the totals came from: entered, or the program that wrote the season's file. */
    source: text('source').notNull().default('entered'),
    data: json('data', StoredSeasonTotals).notNull(),
  },
  (table) => [
    ...tenantOwned('season_totals', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    uniqueIndex('season_totals_sport_title').on(table.tenantId, table.sportId, table.seasonTitle),
  ],
)

/** Records from before the first game whose numbers are kept: an office types them in from its books. */
export const statRecords = pgTable(
  'stat_records',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    scope: text('scope', { enum: recordScopes }).notNull(),
    /** The number as the record book calls it: 'Pass Yards', 'Passing: Touchdowns'. */
    stat: text('stat').notNull(),
    /** As it was written: '412', '.367', '5.2'. */
    value: text('value').notNull(),
    /** Nobody of a team's record. */
    holder: text('holder'),
    playerId: integer('player_id'),
    /** '1987', '1984-87'. */
    season: text('season').notNull(),
    opponent: text('opponent'),
    playedOn: date('played_on'),
    note: text('note'),
  },
  (table) => [
    ...tenantOwned('stat_records', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.playerId, players, 'cascade'),
    index('stat_records_sport').on(table.tenantId, table.sportId, table.scope, table.stat),
    index('stat_records_player').on(table.tenantId, table.playerId),
  ],
)

/** A token with which a scoring program may send files. The token itself is shown once and kept nowhere. */
export const statTokens = pgTable(
  'stat_tokens',
  {
    tenantId,
    id,
    label: text('label').notNull(),
    /** SHA-256 of the token, in hexadecimal digits. */
    hash: text('hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    ...tenantOwned('stat_tokens', table),
    uniqueIndex('stat_tokens_hash').on(table.tenantId, table.hash),
  ],
)

/** Ways in for a file. */
export const statDoors = ['post', 'folder', 'upload', 'command'] as const

/** Somebody in a file whom no rule found on the roster, and what a person said of them. */
const Stranger = object({
  jersey: nullableText(),
  name: words(),
  decision: oneOf(['open', 'player', 'nobody'], { default: 'open' }),
})
export type Stranger = Static<typeof Stranger>

/** Files as they came, one row for each content; the bytes lie in the storage under the hash. */
export const statFiles = pgTable(
  'stat_files',
  {
    tenantId,
    id,
    /** SHA-256 of the bytes, in hexadecimal digits. */
    hash: text('hash').notNull(),
    size: integer('size').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    door: text('door', { enum: statDoors }).notNull(),
    tokenId: integer('token_id'),
    fileName: text('file_name'),
    status: text('status', { enum: ['taken', 'refused'] }).notNull(),
    kind: text('kind', { enum: ['game', 'season'] }),
    program: text('program'),
    sportGroup: text('sport_group').$type<SportGroup>(),
    gameId: integer('game_id'),
    seasonId: integer('season_id'),
    isComplete: boolean('is_complete').notNull().default(false),
    /** The file that the game's box score was made from. */
    isStanding: boolean('is_standing').notNull().default(false),
    warnings: json('warnings', Type.Array(object({ place: words(), message: words() })))
      .notNull()
      .default([]),
    strangers: json('strangers', Type.Array(Stranger)).notNull().default([]),
    errorKind: text('error_kind'),
    errorPlace: text('error_place'),
    errorMessage: text('error_message'),
  },
  (table) => [
    ...tenantOwned('stat_files', table),
    belongsTo(table, table.tokenId, statTokens),
    belongsTo(table, table.gameId, games, 'cascade'),
    belongsTo(table, table.seasonId, seasons, 'cascade'),
    uniqueIndex('stat_files_hash').on(table.tenantId, table.hash),
    uniqueIndex('stat_files_standing').on(table.tenantId, table.gameId).where(sql`is_standing`),
    index('stat_files_game').on(table.tenantId, table.gameId, table.receivedAt),
    index('stat_files_season').on(table.tenantId, table.seasonId),
    index('stat_files_received').on(table.tenantId, table.receivedAt),
    index('stat_files_name').on(table.tenantId, table.fileName, table.receivedAt),
    index('stat_files_token').on(table.tenantId, table.tokenId),
  ],
)

/** What a person decided about a stranger: who it is, or that it is nobody of ours. Holds for the season. */
export const statDecisions = pgTable(
  'stat_decisions',
  {
    tenantId,
    id,
    seasonId: integer('season_id').notNull(),
    /** The number as the file has it; empty where it has none. */
    jersey: text('jersey').notNull(),
    /** The name as it is compared. */
    nameKey: text('name_key').notNull(),
    name: text('name').notNull(),
    /** Null: not on our roster. */
    rosterPlayerId: integer('roster_player_id'),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    ...tenantOwned('stat_decisions', table),
    belongsTo(table, table.seasonId, seasons, 'cascade'),
    belongsTo(table, table.rosterPlayerId, rosterPlayers, 'cascade'),
    uniqueIndex('stat_decisions_name').on(table.tenantId, table.seasonId, table.jersey, table.nameKey),
    index('stat_decisions_player').on(table.tenantId, table.rosterPlayerId),
  ],
)

/**
 * A number of a game that somebody corrected after its end, with why. It holds for the files to come, as long as they say
 * what the file said when it was corrected: one that says something new itself is followed, and that is told.
 */
export const statCorrections = pgTable(
  'stat_corrections',
  {
    tenantId,
    id,
    gameId: integer('game_id').notNull(),
    side: text('side', { enum: ['school', 'opponent'] }).notNull(),
    /** Empty: the number is the team's. */
    jersey: text('jersey').notNull(),
    name: text('name').notNull(),
    rosterPlayerId: integer('roster_player_id'),
    /** Which number: the table of the box score, and the column in it. */
    groupKey: text('group_key').notNull(),
    columnKey: text('column_key').notNull(),
    /** What the file said. */
    said: doublePrecision('said').notNull(),
    value: doublePrecision('value').notNull(),
    reason: text('reason').notNull(),
    /** Of the file that stands: it is held against it; the file says the same by now; or the file says something new. */
    state: text('state', { enum: ['holds', 'agreed', 'overruled'] })
      .notNull()
      .default('holds'),
    /** What the file that stands says; null where it has nobody of that name. */
    saidNow: doublePrecision('said_now'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
  },
  (table) => [
    ...tenantOwned('stat_corrections', table),
    belongsTo(table, table.gameId, games, 'cascade'),
    belongsTo(table, table.rosterPlayerId, rosterPlayers, 'cascade'),
    uniqueIndex('stat_corrections_number').on(
      table.tenantId,
      table.gameId,
      table.side,
      table.jersey,
      table.name,
      table.groupKey,
      table.columnKey,
    ),
    index('stat_corrections_player').on(table.tenantId, table.rosterPlayerId),
    index('stat_corrections_user').on(table.userId),
  ],
)

/**
 * What somebody at the field said of a game whose score no program keeps, in the order in which it came. What was taken
 * back stays, and a later act says so.
 */
export const handActs = pgTable(
  'hand_acts',
  {
    tenantId,
    id,
    gameId: integer('game_id').notNull(),
    /** Of the device that it was said on: sent again, it counts once. */
    key: text('key').notNull(),
    act: json('act', HandAct).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
  },
  (table) => [
    ...tenantOwned('hand_acts', table),
    belongsTo(table, table.gameId, games, 'cascade'),
    uniqueIndex('hand_acts_key').on(table.tenantId, table.gameId, table.key),
    index('hand_acts_game').on(table.tenantId, table.gameId, table.id),
    index('hand_acts_user').on(table.userId),
  ],
)
