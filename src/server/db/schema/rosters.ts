import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { Type } from 'typebox'
import { SocialAccount } from '#contract/shapes/shared.ts'
import { json } from '../columns/json-column.ts'
import { fullName, initial, wordsIndexed } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { seasons, sports } from './sports.ts'

/** A player: one person across all of their seasons. */
export const players = pgTable(
  'players',
  {
    tenantId,
    id,
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    slug: text('slug').notNull(),
    hometown: text('hometown'),
    highSchool: text('high_school'),
    previousSchool: text('previous_school'),
    major: text('major'),
    bio: text('bio'),
    image: text('image'),
    social: json('social', Type.Array(SocialAccount)).notNull().default([]),
  },
  (table) => [
    ...tenantOwned('players', table),
    index('players_name').on(table.tenantId, table.lastName, table.firstName),
  ],
)

/** A player's line on one season's roster: what may change from year to year. */
export const rosterPlayers = pgTable(
  'roster_players',
  {
    tenantId,
    id,
    seasonId: integer('season_id').notNull(),
    playerId: integer('player_id').notNull(),
    /** A label, not a number: "00" and "0" are two players. */
    jersey: text('jersey'),
    position: text('position'),
    positionTitle: text('position_title'),
    academicYear: text('academic_year').notNull(),
    heightInches: integer('height_inches'),
    weight: integer('weight'),
    isCaptain: boolean('is_captain').notNull().default(false),
  },
  (table) => [
    ...tenantOwned('roster_players', table),
    belongsTo(table, table.seasonId, seasons, 'cascade'),
    belongsTo(table, table.playerId, players, 'cascade'),
    index('roster_players_season').on(table.tenantId, table.seasonId),
    index('roster_players_player').on(table.tenantId, table.playerId),
  ],
)

/** Somebody of the years before rosters were kept by season: one row for each sport they played. */
export const historicalPlayers = pgTable(
  'historical_players',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The year in which their first season began, and the one in which their last ended. */
    firstYear: integer('first_year').notNull(),
    lastYear: integer('last_year').notNull(),
    jersey: text('jersey'),
    position: text('position'),
    hometown: text('hometown'),
    highSchool: text('high_school'),
  },
  (table) => [
    ...tenantOwned('historical_players', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('historical_players_sport').on(table.tenantId, table.sportId),
  ],
)

/**
 * Everybody who ever played, once for each sport. Made from the lines of public rosters and the players of the years
 * before, and never the only copy: counting and paging all of them takes one index instead of all their lines.
 */
export const careers = pgTable(
  'careers',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    /** One of the two. */
    playerId: integer('player_id'),
    historicalPlayerId: integer('historical_player_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    initial,
    hometown: text('hometown'),
    firstYear: integer('first_year').notNull(),
    lastYear: integer('last_year').notNull(),
  },
  (table) => {
    const byName = [
      table.lastName,
      table.firstName,
      table.sportId,
      table.playerId,
      table.historicalPlayerId,
    ] as const
    return [
      ...tenantOwned('careers', table),
      belongsTo(table, table.sportId, sports, 'cascade'),
      belongsTo(table, table.playerId, players, 'cascade'),
      belongsTo(table, table.historicalPlayerId, historicalPlayers, 'cascade'),
      index('careers_name').on(table.tenantId, ...byName),
      index('careers_initial').on(table.tenantId, table.initial, ...byName),
      index('careers_sport').on(table.tenantId, table.sportId, table.lastName, table.firstName),
      index('careers_years').on(table.tenantId, table.firstYear, table.lastYear),
      index('careers_player').on(table.tenantId, table.playerId),
      index('careers_historical_player').on(table.tenantId, table.historicalPlayerId),
      index('careers_words').using('gin', table.tenantId, wordsIndexed(fullName(table), table.hometown)),
    ]
  },
)
