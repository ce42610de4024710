import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { Type } from 'typebox'
import { Education, PreviousStop } from '#contract/staff.ts'
import { json } from '../columns/json-column.ts'
import { fullName, initial, wordsIndexed } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { seasons, sports } from './sports.ts'

export const departments = pgTable(
  'departments',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    /** Ends in '-department': that ending tells a department's address from a person's. */
    slug: text('slug').notNull(),
    /** The sport whose coaches and support staff make up the department. */
    sportId: integer('sport_id'),
    rank: integer('rank').notNull().default(0),
    phone: text('phone'),
    location: text('location'),
  },
  (table) => [
    ...tenantOwned('departments', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    uniqueIndex('departments_slug').on(table.tenantId, table.slug),
    index('departments_rank').on(table.tenantId, table.rank),
    index('departments_sport').on(table.tenantId, table.sportId),
  ],
)

/** Everybody the department employs: coaches, support staff and administrators. */
export const staffMembers = pgTable(
  'staff_members',
  {
    tenantId,
    id,
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    initial,
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    departmentId: integer('department_id').notNull(),
    rank: integer('rank').notNull().default(0),
    email: text('email'),
    phone: text('phone'),
    bio: text('bio'),
    image: text('image'),
    /** The year they came. */
    since: integer('since'),
    hometown: text('hometown'),
    education: json('education', Type.Array(Education)).notNull().default([]),
    previousStops: json('previous_stops', Type.Array(PreviousStop)).notNull().default([]),
  },
  (table) => [
    ...tenantOwned('staff_members', table),
    belongsTo(table, table.departmentId, departments),
    index('staff_members_department').on(table.tenantId, table.departmentId, table.rank),
    index('staff_members_name').on(table.tenantId, table.lastName, table.firstName),
    index('staff_members_initial').on(table.tenantId, table.initial),
    index('staff_members_words').using('gin', table.tenantId, wordsIndexed(fullName(table), table.title)),
  ],
)

/** A staff member's place with a team in one season. */
export const teamStaff = pgTable(
  'team_staff',
  {
    tenantId,
    id,
    seasonId: integer('season_id').notNull(),
    staffMemberId: integer('staff_member_id').notNull(),
    kind: text('kind', { enum: ['coach', 'support'] }).notNull(),
    title: text('title').notNull(),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('team_staff', table),
    belongsTo(table, table.seasonId, seasons, 'cascade'),
    belongsTo(table, table.staffMemberId, staffMembers, 'cascade'),
    index('team_staff_season').on(table.tenantId, table.seasonId, table.rank),
    index('team_staff_member').on(table.tenantId, table.staffMemberId),
  ],
)

/** A season of which only the totals are known. Seasons with games are computed from them and have no row here. */
export const coachingSeasons = pgTable(
  'coaching_seasons',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    season: text('season').notNull(),
    /** The year in which the season began, for the order of seasons. */
    year: integer('year').notNull(),
    /** The head coach, if still employed; everybody else is a name. */
    staffMemberId: integer('staff_member_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    wins: integer('wins').notNull(),
    losses: integer('losses').notNull(),
    ties: integer('ties').notNull().default(0),
    conferenceWins: integer('conference_wins').notNull(),
    conferenceLosses: integer('conference_losses').notNull(),
    conferenceTies: integer('conference_ties').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('coaching_seasons', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.staffMemberId, staffMembers),
    index('coaching_seasons_sport').on(table.tenantId, table.sportId, table.year),
    index('coaching_seasons_member').on(table.tenantId, table.staffMemberId),
  ],
)
