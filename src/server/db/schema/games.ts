import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { Type } from 'typebox'
import { LineScore } from '#contract/games.ts'
import { GameFile, GameLink, StoredGameMedia } from '#contract/shapes/game-media.ts'
import { gameStateColumn } from '../columns/game-state-column.ts'
import { json } from '../columns/json-column.ts'
import { wordsIndexed } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { facilities, seasons, sports } from './sports.ts'

export const opponents = pgTable(
  'opponents',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    abbreviation: text('abbreviation').notNull(),
    /** What files of others call the school beside its name. */
    aliases: text('aliases').array().notNull().default([]),
    mascot: text('mascot'),
    location: text('location'),
    website: text('website'),
    image: text('image'),
    color: text('color'),
    /** The association's code of the school; an editor or the first stat file that says it gives it. */
    ncaaSchoolCode: text('ncaa_school_code'),
  },
  (table) => [
    ...tenantOwned('opponents', table),
    index('opponents_title').on(table.tenantId, table.title),
    index('opponents_words').using('gin', table.tenantId, wordsIndexed(table.title, table.mascot)),
  ],
)

export const games = pgTable(
  'games',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    seasonId: integer('season_id').notNull(),
    opponentId: integer('opponent_id').notNull(),
    facilityId: integer('facility_id'),
    /** 'S' marks a special event (an open practice, a media day); null is an ordinary game. */
    type: text('type', { enum: ['S'] }),
    /** The day in the game's own zone: the only day that may head a schedule. */
    startDate: date('start_date').notNull(),
    endDate: date('end_date'),
    startUtc: timestamp('start_utc', { withTimezone: true }).notNull(),
    endUtc: timestamp('end_utc', { withTimezone: true }),
    timeZone: text('time_zone').notNull(),
    /** What the schedule prints: '7:00 PM', 'TBD', 'All Day'. */
    time: text('time').notNull(),
    isTbd: boolean('is_tbd').notNull().default(false),
    isAllDay: boolean('is_all_day').notNull().default(false),
    isDoubleheader: boolean('is_doubleheader').notNull().default(false),
    gameNumber: integer('game_number'),
    /** A accepted, P postponed, C cancelled, O open date. */
    status: text('status', { enum: ['A', 'P', 'C', 'O'] })
      .notNull()
      .default('A'),
    gameState: gameStateColumn('game_state'),
    locationIndicator: text('location_indicator', { enum: ['H', 'A', 'N'] }).notNull(),
    location: text('location'),
    neutralHomeTeam: boolean('neutral_home_team').notNull().default(false),
    atVs: text('at_vs', { enum: ['at', 'vs'] }).notNull(),
    isConference: boolean('is_conference').notNull().default(false),
    isExhibition: boolean('is_exhibition').notNull().default(false),
    teamPrefix: text('team_prefix'),
    opponentPrefix: text('opponent_prefix'),
    tournament: text('tournament'),
    promotion: text('promotion'),
    /** The school puts this game forward: the scoreboard can be asked for these alone. */
    isSpotlight: boolean('is_spotlight').notNull().default(false),
    eventImage: text('event_image'),
    program: text('program'),
    files: json('files', Type.Array(GameFile)).notNull().default([]),
    /** Ways on that an editor adds, each by its title. */
    links: json('links', Type.Array(GameLink)).notNull().default([]),
    note: text('note'),
    media: json('media', StoredGameMedia).notNull(),
    /** The association's number of the game; an editor or a stat file gives it. */
    ncaaGameId: text('ncaa_game_id'),
    resultStatus: text('result_status', { enum: ['W', 'L', 'T', 'N'] }),
    teamScore: text('team_score'),
    opponentScore: text('opponent_score'),
    prescore: text('prescore'),
    postscore: text('postscore'),
    lineScores: json('line_scores', LineScore),
    /** Counted by a trigger, whoever writes: subscribed calendars take a game anew when this has grown. */
    revision: integer('revision').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    ...tenantOwned('games', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.seasonId, seasons, 'cascade'),
    belongsTo(table, table.opponentId, opponents),
    belongsTo(table, table.facilityId, facilities),
    index('games_season').on(table.tenantId, table.seasonId, table.startUtc),
    index('games_start').on(table.tenantId, table.startUtc),
    /** Results and games called off: counting and paging them passes over no game to come. */
    index('games_past')
      .on(table.tenantId, table.startUtc, table.id)
      .where(sql`result_status is not null or status in ('P', 'C')`),
    /** Games to come; those of several days are told apart by their ends, which counting finds here too. */
    index('games_ahead')
      .on(table.tenantId, table.startUtc, table.id, table.endUtc)
      .where(sql`result_status is null and status = 'A'`),
    index('games_covered')
      .on(table.tenantId, table.startUtc, table.id, table.endUtc)
      .where(
        sql`result_status is null and status = 'A' and coalesce(media ->> 'video', media ->> 'audio') is not null`,
      ),
    index('games_sport_start').on(table.tenantId, table.sportId, table.startUtc),
    index('games_facility').on(table.tenantId, table.facilityId, table.startUtc),
    index('games_opponent').on(table.tenantId, table.sportId, table.opponentId, table.startUtc),
    index('games_date').on(table.tenantId, table.startDate),
  ],
)

/** What fans count the days to: a game, or a day of its own that an editor sets and describes. */
export const countdowns = pgTable(
  'countdowns',
  {
    tenantId,
    id,
    /** Null: the whole department's. */
    sportId: integer('sport_id'),
    gameId: integer('game_id'),
    title: text('title').notNull(),
    /** Counted to in place of the game's start. */
    customDate: timestamp('custom_date', { withTimezone: true }),
    description: text('description'),
  },
  (table) => [
    ...tenantOwned('countdowns', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.gameId, games, 'cascade'),
    check('countdowns_lead_somewhere', sql`${table.gameId} is not null or ${table.customDate} is not null`),
  ],
)
