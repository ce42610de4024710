import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { Type } from 'typebox'
import { assetTypes, documentGaps } from '#contract/editing/kinds/asset-types.ts'
import { Caption, GalleryImage } from '#contract/media.ts'
import { Image } from '#contract/shapes/shared.ts'
import { json } from '../columns/json-column.ts'
import { wordsIndexed } from '../columns/listed-text.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { games } from './games.ts'
import { players } from './rosters.ts'
import { sports } from './sports.ts'
import { staffMembers } from './staff.ts'

/** Content shows from `publishAt` on; `publishedOn` is that moment's day on the school's own calendar. */
const published = {
  publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
  publishedOn: date('published_on').notNull(),
}

/** A show: its episodes are the podcasts. */
export const podcastCategories = pgTable(
  'podcast_categories',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    host: text('host'),
    image: json('image', Image),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('podcast_categories', table),
    uniqueIndex('podcast_categories_slug').on(table.tenantId, table.slug),
  ],
)

export const podcasts = pgTable(
  'podcasts',
  {
    tenantId,
    id,
    categoryId: integer('category_id').notNull(),
    sportId: integer('sport_id'),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    episodeNumber: integer('episode_number'),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    image: json('image', Image),
    transcript: text('transcript'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    ...published,
  },
  (table) => [
    ...tenantOwned('podcasts', table),
    belongsTo(table, table.categoryId, podcastCategories, 'cascade'),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('podcasts_published').on(table.tenantId, table.publishAt),
    index('podcasts_day').on(table.tenantId, table.publishedOn),
    index('podcasts_category').on(table.tenantId, table.categoryId, table.publishAt),
    index('podcasts_sport').on(table.tenantId, table.sportId, table.publishAt),
    index('podcasts_words').using('gin', table.tenantId, wordsIndexed(table.title)),
  ],
)

export const publications = pgTable(
  'publications',
  {
    tenantId,
    id,
    sportId: integer('sport_id'),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
    type: text('type', { enum: ['media-guide', 'game-program', 'magazine', 'annual-report'] }).notNull(),
    cover: json('cover', Image),
    pages: json('pages', Type.Array(Image)).notNull().default([]),
    pageCount: integer('page_count').notNull(),
    /** Storage path. */
    pdf: text('pdf'),
    /** Where it is read instead of here. */
    link: text('link'),
    ...published,
  },
  (table) => [
    ...tenantOwned('publications', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    uniqueIndex('publications_slug').on(table.tenantId, table.slug),
    index('publications_published').on(table.tenantId, table.publishAt),
    index('publications_type').on(table.tenantId, table.type, table.publishAt),
    index('publications_sport').on(table.tenantId, table.sportId, table.publishAt),
  ],
)

export const galleries = pgTable(
  'galleries',
  {
    tenantId,
    id,
    sportId: integer('sport_id'),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
    images: json('images', Type.Array(GalleryImage)).notNull().default([]),
    ...published,
  },
  (table) => [
    ...tenantOwned('galleries', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('galleries_published').on(table.tenantId, table.publishAt),
    index('galleries_day').on(table.tenantId, table.publishedOn),
    index('galleries_sport').on(table.tenantId, table.sportId, table.publishAt),
    index('galleries_words').using('gin', table.tenantId, wordsIndexed(table.title)),
  ],
)

export const videoChannels = pgTable(
  'video_channels',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
    image: json('image', Image),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('video_channels', table),
    uniqueIndex('video_channels_slug').on(table.tenantId, table.slug),
  ],
)

export const videos = pgTable(
  'videos',
  {
    tenantId,
    id,
    channelId: integer('channel_id').notNull(),
    sportId: integer('sport_id'),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
    poster: json('poster', Image),
    durationSeconds: integer('duration_seconds'),
    captions: json('captions', Type.Array(Caption)).notNull().default([]),
    /** What is heard and what is seen, in plain paragraphs. */
    transcript: text('transcript'),
    /** Storage path of the same film in which a voice says what is seen. */
    describedFilename: text('described_filename'),
    isSilent: boolean('is_silent').notNull().default(false),
    youtubeId: text('youtube_id'),
    archiveId: text('archive_id'),
    endeavorId: text('endeavor_id'),
    /** Storage path of the recording, where the school keeps it itself. */
    filename: text('filename'),
    autoplay: boolean('autoplay').notNull().default(false),
    controls: boolean('controls').notNull().default(true),
    isLive: boolean('is_live').notNull().default(false),
    ...published,
  },
  (table) => [
    ...tenantOwned('videos', table),
    belongsTo(table, table.channelId, videoChannels, 'cascade'),
    belongsTo(table, table.sportId, sports, 'cascade'),
    index('videos_published').on(table.tenantId, table.publishAt),
    index('videos_archive').on(table.tenantId, table.archiveId),
    index('videos_endeavor').on(table.tenantId, table.endeavorId),
    index('videos_day').on(table.tenantId, table.publishedOn),
    index('videos_channel').on(table.tenantId, table.channelId, table.publishAt),
    index('videos_sport').on(table.tenantId, table.sportId, table.publishAt),
    index('videos_words').using('gin', table.tenantId, wordsIndexed(table.title)),
  ],
)

export const videoPlaylists = pgTable(
  'video_playlists',
  {
    tenantId,
    id,
    channelId: integer('channel_id').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    rank: integer('rank').notNull().default(0),
    adFrequency: integer('ad_frequency').notNull().default(0),
    adTagUrl: text('ad_tag_url'),
    adPosition: text('ad_position', { enum: ['preroll', 'midroll', 'postroll'] })
      .notNull()
      .default('preroll'),
    adShowOnPreviousVideos: boolean('ad_show_on_previous_videos').notNull().default(false),
  },
  (table) => [
    ...tenantOwned('video_playlists', table),
    belongsTo(table, table.channelId, videoChannels, 'cascade'),
    index('video_playlists_channel').on(table.tenantId, table.channelId, table.rank),
  ],
)

export const playlistVideos = pgTable(
  'playlist_videos',
  {
    tenantId,
    id,
    playlistId: integer('playlist_id').notNull(),
    videoId: integer('video_id').notNull(),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('playlist_videos', table),
    belongsTo(table, table.playlistId, videoPlaylists, 'cascade'),
    belongsTo(table, table.videoId, videos, 'cascade'),
    uniqueIndex('playlist_videos_playlist').on(table.tenantId, table.playlistId, table.videoId),
    index('playlist_videos_video').on(table.tenantId, table.videoId),
  ],
)

/** A great day of the past. Its date is the day it happened. */
export const moments = pgTable(
  'moments',
  {
    tenantId,
    id,
    sportId: integer('sport_id'),
    videoId: integer('video_id'),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    happenedOn: date('happened_on').notNull(),
    image: json('image', Image),
    text: text('text').notNull(),
  },
  (table) => [
    ...tenantOwned('moments', table),
    belongsTo(table, table.sportId, sports, 'cascade'),
    belongsTo(table, table.videoId, videos),
    index('moments_day').on(table.tenantId, table.happenedOn),
    index('moments_sport').on(table.tenantId, table.sportId, table.happenedOn),
  ],
)

/** A file of the media library. Contents name it by its address, which stays when the file is replaced. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    tenantId,
    id,
    /** The word that its address has: nobody finds it by counting. */
    key: text('key').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Storage path of what is shown, by the hash of its bytes: two assets may share one. */
    file: text('file').notNull(),
    type: text('type', { enum: [...assetTypes] }).notNull(),
    /** Of the bytes as they were sent, by which a second upload of them is known. */
    sentHash: text('sent_hash'),
    bytes: integer('bytes').notNull().default(0),
    width: integer('width'),
    height: integer('height'),
    durationSeconds: integer('duration_seconds'),
    /** What a document lacks for those who do not see it. */
    gaps: text('gaps', { enum: [...documentGaps] })
      .array()
      .notNull()
      .default([]),
    title: text('title').notNull(),
    alt: text('alt'),
    isDecorative: boolean('is_decorative').notNull().default(false),
    caption: text('caption'),
    credit: text('credit'),
    /** In percent of its width and height; none: the middle, or what the page asks for. */
    focalX: integer('focal_x'),
    focalY: integer('focal_y'),
    sportId: integer('sport_id'),
    gameId: integer('game_id'),
    captionsId: integer('captions_id'),
    createdBy: text('created_by').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    ...tenantOwned('media_assets', table),
    belongsTo(table, table.sportId, sports),
    belongsTo(table, table.gameId, games),
    belongsTo(table, table.captionsId, table),
    uniqueIndex('media_assets_key').on(table.tenantId, table.key),
    index('media_assets_hash').on(table.tenantId, table.sentHash),
    index('media_assets_sport').on(table.tenantId, table.sportId),
    index('media_assets_game').on(table.tenantId, table.gameId),
    index('media_assets_captions').on(table.tenantId, table.captionsId),
  ],
)

export const mediaAssetPlayers = pgTable(
  'media_asset_players',
  { tenantId, id, assetId: integer('asset_id').notNull(), playerId: integer('player_id').notNull() },
  (table) => [
    ...tenantOwned('media_asset_players', table),
    belongsTo(table, table.assetId, mediaAssets, 'cascade'),
    belongsTo(table, table.playerId, players, 'cascade'),
    uniqueIndex('media_asset_players_asset').on(table.tenantId, table.assetId, table.playerId),
    index('media_asset_players_player').on(table.tenantId, table.playerId),
  ],
)

export const mediaAssetStaff = pgTable(
  'media_asset_staff',
  {
    tenantId,
    id,
    assetId: integer('asset_id').notNull(),
    staffMemberId: integer('staff_member_id').notNull(),
  },
  (table) => [
    ...tenantOwned('media_asset_staff', table),
    belongsTo(table, table.assetId, mediaAssets, 'cascade'),
    belongsTo(table, table.staffMemberId, staffMembers, 'cascade'),
    uniqueIndex('media_asset_staff_asset').on(table.tenantId, table.assetId, table.staffMemberId),
    index('media_asset_staff_member').on(table.tenantId, table.staffMemberId),
  ],
)

/** A file on its way: its parts lie in the private storage until it is whole. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    tenantId,
    id,
    key: text('key').notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** As far as it has come. */
    received: integer('received').notNull().default(0),
    /** What became of it; sent again, the end of an upload answers with the same. */
    assetId: integer('asset_id'),
    userId: text('user_id').notNull(),
    beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    ...tenantOwned('media_uploads', table),
    uniqueIndex('media_uploads_key').on(table.tenantId, table.key),
  ],
)
