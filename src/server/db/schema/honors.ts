import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { awardTypes, inducteeRoles } from '#contract/honors.ts'
import { fullName, initial, wordsIndexed } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { games } from './games.ts'
import { players } from './rosters.ts'
import { sports } from './sports.ts'

export const awards = pgTable(
  'awards',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    type: text('type', { enum: awardTypes }).notNull(),
    awardedOn: date('awarded_on').notNull(),
    year: integer('year').notNull(),
    sportId: integer('sport_id'),
    /** The person of the rosters, where there is one; `recipient` is the name as it was announced. */
    playerId: integer('player_id'),
    recipient: text('recipient').notNull(),
    /** The game that earned it. */
    gameId: integer('game_id'),
    citation: text('citation').notNull(),
    description: text('description').notNull(),
    image: text('image'),
  },
  (table) => [
    ...tenantOwned('awards', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.playerId, players, 'cascade'),
    belongsTo(table, table.gameId, games, 'cascade'),
    index('awards_date').on(table.tenantId, table.awardedOn),
    index('awards_year').on(table.tenantId, table.year, table.awardedOn),
    index('awards_sport').on(table.tenantId, table.sportId, table.awardedOn),
    index('awards_type').on(table.tenantId, table.type, table.awardedOn),
    index('awards_player').on(table.tenantId, table.playerId),
    index('awards_game').on(table.tenantId, table.gameId),
    index('awards_words').using('gin', table.tenantId, wordsIndexed(table.recipient, table.title)),
  ],
)

export const allAmericans = pgTable(
  'all_americans',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    slug: text('slug').notNull(),
    year: integer('year').notNull(),
    /** 'First Team', 'Second Team', 'Honorable Mention'. */
    team: text('team').notNull(),
    /** Who named the team. */
    selector: text('selector').notNull(),
    position: text('position'),
    hometown: text('hometown'),
    playerId: integer('player_id'),
    bio: text('bio').notNull(),
    image: text('image'),
  },
  (table) => [
    ...tenantOwned('all_americans', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.playerId, players, 'cascade'),
    index('all_americans_year').on(table.tenantId, table.year, table.lastName),
    index('all_americans_sport').on(table.tenantId, table.sportId, table.year),
    index('all_americans_name').on(table.tenantId, table.lastName, table.firstName),
    index('all_americans_player').on(table.tenantId, table.playerId),
    index('all_americans_words').using('gin', table.tenantId, wordsIndexed(fullName(table))),
  ],
)

/** A kind of honor: the hall of fame, the retired numbers. */
export const honors = pgTable(
  'honors',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [...tenantOwned('honors', table), uniqueIndex('honors_slug').on(table.tenantId, table.slug)],
)

export const inductees = pgTable(
  'inductees',
  {
    tenantId,
    id,
    honorId: integer('honor_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    initial,
    slug: text('slug').notNull(),
    /** The year of the class they were honored in. */
    classYear: integer('class_year').notNull(),
    sportId: integer('sport_id'),
    role: text('role', { enum: inducteeRoles }).notNull(),
    /** Their first and last year at the school. */
    firstYear: integer('first_year'),
    lastYear: integer('last_year'),
    jersey: text('jersey'),
    position: text('position'),
    hometown: text('hometown'),
    citation: text('citation').notNull(),
    bio: text('bio').notNull(),
    image: text('image'),
  },
  (table) => [
    ...tenantOwned('inductees', table),
    belongsTo(table, table.honorId, honors, 'cascade'),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('inductees_year').on(table.tenantId, table.honorId, table.classYear, table.lastName),
    index('inductees_sport').on(table.tenantId, table.honorId, table.sportId, table.lastName),
    index('inductees_name').on(table.tenantId, table.honorId, table.lastName, table.firstName),
    index('inductees_initial').on(table.tenantId, table.honorId, table.initial, table.lastName),
    index('inductees_words').using('gin', table.tenantId, wordsIndexed(fullName(table), table.citation)),
  ],
)
