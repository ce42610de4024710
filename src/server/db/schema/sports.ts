import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { Type } from 'typebox'
import { object, text as words } from '#contract/shapes/schema.ts'
import { json } from '../columns/json-column.ts'
import { wordsIndexed } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'

export const sports = pgTable(
  'sports',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    shortname: text('shortname').notNull(),
    abbreviation: text('abbreviation').notNull(),
    globalSportId: integer('global_sport_id').notNull(),
    globalSportShortname: text('global_sport_shortname').notNull(),
    globalSportNameSlug: text('global_sport_name_slug').notNull(),
    gender: text('gender', { enum: ['M', 'W', 'X'] }),
    nonSport: boolean('non_sport').notNull().default(false),
    facebook: text('facebook'),
    instagram: text('instagram'),
    twitter: text('twitter'),
    youtube: text('youtube'),
    pinterest: text('pinterest'),
    tickets: text('tickets'),
    displayOpponentHistory: boolean('display_opponent_history').notNull().default(false),
    poster: text('poster'),
    /** Where the team plays at home. */
    facilityId: integer('facility_id'),
  },
  (table) => [
    ...tenantOwned('sports', table),
    belongsTo(table, table.facilityId, facilities),
    uniqueIndex('sports_shortname').on(table.tenantId, table.shortname),
    uniqueIndex('sports_slug').on(table.tenantId, table.globalSportNameSlug),
    index('sports_facility').on(table.tenantId, table.facilityId),
  ],
)

/** A sport's year: it carries the roster and the schedule page, so its id is both rosterId and scheduleId. */
export const seasons = pgTable(
  'seasons',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    title: text('title').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    isCurrent: boolean('is_current').notNull().default(false),
    conferenceId: integer('conference_id'),
    hasRoster: boolean('has_roster').notNull().default(true),
    /** Kept back from the public until the office announces it: only the hidden pages show it. */
    isRosterHidden: boolean('is_roster_hidden').notNull().default(false),
    scheduleNote: text('schedule_note'),
    scheduleNoteOnTop: boolean('schedule_note_on_top').notNull().default(false),
    scoreDisplay: text('score_display', { enum: ['team-first', 'winner-first'] })
      .notNull()
      .default('team-first'),
    defaultView: text('default_view', { enum: ['list', 'calendar', 'text'] })
      .notNull()
      .default('list'),
  },
  (table) => [
    ...tenantOwned('seasons', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.conferenceId, conferences),
    uniqueIndex('seasons_sport_title').on(table.tenantId, table.sportId, table.title),
    index('seasons_title').on(table.tenantId, table.title),
  ],
)

export const conferences = pgTable(
  'conferences',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    abbreviation: text('abbreviation').notNull(),
    logo: text('logo'),
    website: text('website'),
  },
  (table) => tenantOwned('conferences', table),
)

export const facilities = pgTable(
  'facilities',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    location: text('location').notNull(),
    teaser: text('teaser'),
    description: text('description'),
    url: text('url'),
    capacity: integer('capacity'),
    opened: integer('opened'),
    images: json('images', Type.Array(object({ url: words(), alt: words() })))
      .notNull()
      .default([]),
    featured: boolean('featured').notNull().default(false),
    address: text('address'),
    directions: text('directions'),
    facts: json('facts', Type.Array(object({ label: words(), value: words() })))
      .notNull()
      .default([]),
    amenities: text('amenities').array().notNull().default([]),
  },
  (table) => [
    ...tenantOwned('facilities', table),
    index('facilities_title').on(table.tenantId, table.title),
    index('facilities_featured').on(table.tenantId, table.featured, table.title),
    index('facilities_words').using('gin', table.tenantId, wordsIndexed(table.title)),
  ],
)
