import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { Type } from 'typebox'
import { contentKinds, StoryLink } from '#contract/news.ts'
import { StoryBlock } from '#contract/shapes/news.story-parts.ts'
import { Image, SocialAccount } from '#contract/shapes/shared.ts'
import { json } from '../columns/json-column.ts'
import { wordsIndexed } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { games } from './games.ts'
import { galleries, videos } from './media.ts'
import { players } from './rosters.ts'
import { sports } from './sports.ts'
import { staffMembers } from './staff.ts'

/** Who signs stories: mostly people of the staff, sometimes a student or a guest. */
export const writers = pgTable(
  'writers',
  {
    tenantId,
    id,
    staffMemberId: integer('staff_member_id'),
    name: text('name').notNull(),
    title: text('title'),
    email: text('email'),
    phone: text('phone'),
    bio: text('bio'),
    image: text('image'),
    social: json('social', Type.Array(SocialAccount)).notNull().default([]),
  },
  (table) => [...tenantOwned('writers', table), belongsTo(table, table.staffMemberId, staffMembers)],
)

export const stories = pgTable(
  'stories',
  {
    tenantId,
    id,
    /** Department-wide stories belong to the general sport. */
    sportId: integer('sport_id').notNull(),
    writerId: integer('writer_id'),
    galleryId: integer('gallery_id'),
    videoId: integer('video_id'),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    subHeadline: text('sub_headline'),
    teaser: text('teaser').notNull(),
    type: text('type', {
      enum: ['recap', 'preview', 'feature', 'news', 'award', 'release', 'external'],
    }).notNull(),
    contentTemplate: text('content_template', { enum: ['standard', 'wide', 'media', 'notes', 'blocks'] })
      .notNull()
      .default('standard'),
    byline: text('byline'),
    content: text('content').notNull(),
    blocks: json('blocks', Type.Array(StoryBlock)).notNull().default([]),
    image: json('image', Image),
    imageCaption: text('image_caption'),
    alternateImage: json('alternate_image', Image),
    links: json('links', Type.Array(StoryLink)).notNull().default([]),
    /** The story is told elsewhere: its title leads there. */
    externalUrl: text('external_url'),
    hidden: boolean('hidden').notNull().default(false),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    /** The day in the address: that of `publishAt` on the school's own calendar. */
    publishedOn: date('published_on').notNull(),
  },
  (table) => [
    ...tenantOwned('stories', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.writerId, writers),
    belongsTo(table, table.galleryId, galleries),
    belongsTo(table, table.videoId, videos),
    uniqueIndex('stories_address').on(table.tenantId, table.publishedOn, table.slug),
    index('stories_slug').on(table.tenantId, table.slug),
    index('stories_published').on(table.tenantId, table.publishAt),
    /** What the public lists and counts. */
    index('stories_public').on(table.tenantId, table.publishAt, table.id).where(sql`not hidden`),
    index('stories_sport').on(table.tenantId, table.sportId, table.publishAt),
    index('stories_type').on(table.tenantId, table.type, table.publishAt),
    index('stories_writer').on(table.tenantId, table.writerId, table.publishAt),
    index('stories_words').using('gin', table.tenantId, wordsIndexed(table.title, table.teaser)),
  ],
)

/** Recap and preview are what a schedule links to; a related game is only named in the text. */
export const storyGames = pgTable(
  'story_games',
  {
    tenantId,
    id,
    storyId: integer('story_id').notNull(),
    gameId: integer('game_id').notNull(),
    role: text('role', { enum: ['recap', 'preview', 'related'] }).notNull(),
  },
  (table) => [
    ...tenantOwned('story_games', table),
    belongsTo(table, table.storyId, stories, 'cascade'),
    belongsTo(table, table.gameId, games, 'cascade'),
    uniqueIndex('story_games_story').on(table.tenantId, table.storyId, table.gameId),
    index('story_games_game').on(table.tenantId, table.gameId),
  ],
)

/** A player or a member of the staff whom a story is about. */
export const storyPeople = pgTable(
  'story_people',
  {
    tenantId,
    id,
    storyId: integer('story_id').notNull(),
    playerId: integer('player_id'),
    staffMemberId: integer('staff_member_id'),
  },
  (table) => [
    ...tenantOwned('story_people', table),
    belongsTo(table, table.storyId, stories, 'cascade'),
    belongsTo(table, table.playerId, players, 'cascade'),
    belongsTo(table, table.staffMemberId, staffMembers, 'cascade'),
    check('story_people_one', sql`num_nonnulls(${table.playerId}, ${table.staffMemberId}) = 1`),
    index('story_people_story').on(table.tenantId, table.storyId),
    index('story_people_player').on(table.tenantId, table.playerId),
    index('story_people_staff').on(table.tenantId, table.staffMemberId),
  ],
)

/** What an office has said of a front: that of the department where it is the general sport's, else a team's. */
export const fronts = pgTable(
  'fronts',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    /** For the office alone. */
    note: text('note'),
  },
  (table) => [
    ...tenantOwned('fronts', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('fronts_sport').on(table.tenantId, table.sportId),
  ],
)

/** A story that keeps a place of a front, counted from its top, until a moment or for good. */
export const frontPlaces = pgTable(
  'front_places',
  {
    tenantId,
    id,
    frontId: integer('front_id').notNull(),
    storyId: integer('story_id').notNull(),
    place: integer('place').notNull(),
    until: timestamp('until', { withTimezone: true }),
  },
  (table) => [
    ...tenantOwned('front_places', table),
    belongsTo(table, table.frontId, fronts, 'cascade'),
    belongsTo(table, table.storyId, stories, 'cascade'),
    index('front_places_front').on(table.tenantId, table.frontId),
    index('front_places_story').on(table.tenantId, table.storyId),
    index('front_places_until').on(table.tenantId, table.until),
  ],
)

/** A page of a team that is not a story: camp information, a record book, travel notes. */
export const sportFiles = pgTable(
  'sport_files',
  {
    tenantId,
    id,
    sportId: integer('sport_id').notNull(),
    title: text('title').notNull(),
    filename: text('filename').notNull(),
    teaser: text('teaser'),
    content: text('content').notNull(),
    isProtected: boolean('is_protected').notNull().default(false),
    /** Opens a protected one; while there is none nobody comes in. */
    accessCode: text('access_code'),
    hidden: boolean('hidden').notNull().default(false),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    publishedOn: date('published_on').notNull(),
  },
  (table) => [
    ...tenantOwned('sport_files', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    uniqueIndex('sport_files_address').on(table.tenantId, table.publishedOn, table.filename),
    index('sport_files_published').on(table.tenantId, table.publishAt),
    index('sport_files_sport').on(table.tenantId, table.sportId, table.publishAt),
  ],
)

export const documents = pgTable(
  'documents',
  {
    tenantId,
    id,
    /** What stands after /documents/ in the address. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    contentType: text('content_type').notNull(),
    /** Hidden and protected files lie under 'private', where the file route never looks. */
    storagePath: text('storage_path').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    isProtected: boolean('is_protected').notNull().default(false),
    accessCode: text('access_code'),
    hidden: boolean('hidden').notNull().default(false),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    publishedOn: date('published_on').notNull(),
  },
  (table) => [
    ...tenantOwned('documents', table),
    uniqueIndex('documents_path').on(table.tenantId, table.path),
  ],
)

/** What another paper wrote about the school. */
export const clippings = pgTable(
  'clippings',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    author: text('author'),
    source: text('source').notNull(),
    link: text('link').notNull(),
    summary: text('summary').notNull(),
    clippedOn: date('clipped_on').notNull(),
  },
  (table) => [
    ...tenantOwned('clippings', table),
    index('clippings_day').on(table.tenantId, table.clippedOn),
    index('clippings_words').using('gin', table.tenantId, wordsIndexed(table.title, table.summary)),
  ],
)

export const clippingSports = pgTable(
  'clipping_sports',
  { tenantId, id, clippingId: integer('clipping_id').notNull(), sportId: integer('sport_id').notNull() },
  (table) => [
    ...tenantOwned('clipping_sports', table),
    belongsTo(table, table.clippingId, clippings, 'cascade'),
    belongsTo(table, table.sportId, sports, 'cascade'),
    uniqueIndex('clipping_sports_clipping').on(table.tenantId, table.clippingId, table.sportId),
    index('clipping_sports_sport').on(table.tenantId, table.sportId),
  ],
)

export const tags = pgTable(
  'tags',
  {
    tenantId,
    id,
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
  },
  (table) => [
    ...tenantOwned('tags', table),
    uniqueIndex('tags_slug').on(table.tenantId, table.slug),
    index('tags_name').on(table.tenantId, table.name),
    index('tags_words').using('gin', table.tenantId, wordsIndexed(table.name)),
  ],
)

/** Which content carries a tag. The tenant is part of every join, so a content id cannot reach into another school. */
export const taggedContent = pgTable(
  'tagged_content',
  {
    tenantId,
    id,
    tagId: integer('tag_id').notNull(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    contentId: integer('content_id').notNull(),
  },
  (table) => [
    ...tenantOwned('tagged_content', table),
    belongsTo(table, table.tagId, tags, 'cascade'),
    uniqueIndex('tagged_content_tag').on(table.tenantId, table.tagId, table.kind, table.contentId),
    index('tagged_content_content').on(table.tenantId, table.kind, table.contentId),
  ],
)
