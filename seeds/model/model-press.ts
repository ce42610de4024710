import type { PgTable } from 'drizzle-orm/pg-core'
import type * as media from '#server/db/schema/media.ts'
import type * as news from '#server/db/schema/news.ts'

type Stored<Value> = Value extends Date ? string : Value

/** A row as it is written: every column of the table but the tenant's, and instants as text. */
type Row<Table extends PgTable> = {
  [Column in keyof Omit<Table['$inferSelect'], 'tenantId'>]: Stored<Table['$inferSelect'][Column]>
}

export type WriterRow = Row<typeof news.writers>
export type StoryRow = Row<typeof news.stories>
export type StoryGameRow = Row<typeof news.storyGames>
export type StoryPersonRow = Row<typeof news.storyPeople>
export type FrontRow = Row<typeof news.fronts>
export type FrontPlaceRow = Row<typeof news.frontPlaces>
export type SportFileRow = Row<typeof news.sportFiles>
export type DocumentRow = Row<typeof news.documents>
export type ClippingRow = Row<typeof news.clippings>
export type ClippingSportRow = Row<typeof news.clippingSports>
export type TagRow = Row<typeof news.tags>
export type TaggedContentRow = Row<typeof news.taggedContent>
export type PodcastCategoryRow = Row<typeof media.podcastCategories>
export type PodcastRow = Row<typeof media.podcasts>
export type PublicationRow = Row<typeof media.publications>
export type GalleryRow = Row<typeof media.galleries>
export type VideoChannelRow = Row<typeof media.videoChannels>
export type VideoRow = Row<typeof media.videos>
export type VideoPlaylistRow = Row<typeof media.videoPlaylists>
export type PlaylistVideoRow = Row<typeof media.playlistVideos>
export type MomentRow = Row<typeof media.moments>

/** What the communications office of a school has published. */
export interface Press {
  writers: WriterRow[]
  stories: StoryRow[]
  storyGames: StoryGameRow[]
  storyPeople: StoryPersonRow[]
  fronts: FrontRow[]
  frontPlaces: FrontPlaceRow[]
  sportFiles: SportFileRow[]
  documents: DocumentRow[]
  clippings: ClippingRow[]
  clippingSports: ClippingSportRow[]
  tags: TagRow[]
  taggedContent: TaggedContentRow[]
  podcastCategories: PodcastCategoryRow[]
  podcasts: PodcastRow[]
  publications: PublicationRow[]
  galleries: GalleryRow[]
  videoChannels: VideoChannelRow[]
  videos: VideoRow[]
  videoPlaylists: VideoPlaylistRow[]
  playlistVideos: PlaylistVideoRow[]
  moments: MomentRow[]
}

/** A file that is not a drawing. Its bytes are made when it is written. */
export interface PressFile {
  path: string
  contentType: string
  bytes: () => Uint8Array | Promise<Uint8Array>
}
