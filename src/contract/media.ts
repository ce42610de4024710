import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { like, nullable, nullableText, object, oneOf, orPlace, slugLike, text } from './shapes/schema.ts'
import { DateOnly, DateTimeUtc, Id, Image, Page, Paging, Slug, SportRef } from './shapes/shared.ts'

const sportId = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0 or absent: every sport' }),
)
const words = Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Words of the title' }))

export const PodcastCategory = object({
  id: Id,
  title: text(),
  slug: text(),
  description: text(),
  host: nullableText(),
  image: nullable(Image),
  episodes: Type.Integer(),
})
export type PodcastCategory = Static<typeof PodcastCategory>

const podcast = {
  id: orPlace(Id),
  title: text(),
  slug: slugLike('title'),
  description: text(),
  episodeNumber: nullable(Type.Integer()),
  filename: Type.String({ description: 'Address of the sound file' }),
  contentType: text(),
  sizeBytes: Type.Integer(),
  durationSeconds: Type.Integer(),
  image: nullable(Image),
  publishDate: DateTimeUtc,
  createdDate: like('publishDate', DateTimeUtc),
  sport: nullable(SportRef),
  category: object({ id: Id, title: text(), slug: text() }),
  url: text(),
}
export const Podcast = object(podcast)
export type Podcast = Static<typeof Podcast>

export const PodcastEpisode = object({
  ...podcast,
  transcript: nullable(Type.String({ description: 'What is heard, in plain paragraphs' })),
})
export type PodcastEpisode = Static<typeof PodcastEpisode>

const publicationTypes = ['media-guide', 'game-program', 'magazine', 'annual-report'] as const
export const PublicationType = oneOf(publicationTypes)

const publicationCard = {
  id: Id,
  title: text(),
  slug: text(),
  description: nullableText(),
  date: DateOnly,
  type: oneOf(publicationTypes, { default: publicationTypes[0] }),
  cover: nullable(Image),
  sport: nullable(SportRef),
  pageCount: Type.Integer(),
  url: text(),
}
export const PublicationCard = object(publicationCard)
export type PublicationCard = Static<typeof PublicationCard>

/** Either its pages as pictures or one PDF file; some have both. One that is kept elsewhere has its address only. */
export const Publication = object({
  ...publicationCard,
  pages: Type.Array(Image),
  pdf: nullableText(),
  link: nullable(Type.String({ description: 'Where it is read instead: an address elsewhere, or a file' })),
})
export type Publication = Static<typeof Publication>

export const GalleryImage = object({
  url: text(),
  alt: text(),
  caption: nullableText(),
  credit: nullableText(),
})
export type GalleryImage = Static<typeof GalleryImage>

const galleryCard = {
  id: Id,
  title: text(),
  slug: text(),
  description: nullableText(),
  date: DateOnly,
  sport: nullable(SportRef),
  cover: nullable(Image),
  imageCount: Type.Integer(),
  url: text(),
}
export const GalleryCard = object(galleryCard)
export type GalleryCard = Static<typeof GalleryCard>

export const Gallery = object({ ...galleryCard, images: Type.Array(GalleryImage) })
export type Gallery = Static<typeof Gallery>

export const Caption = object({ language: text(), label: text(), url: text() })
export type Caption = Static<typeof Caption>

export const Video = object({
  id: Id,
  title: text(),
  slug: text(),
  description: nullableText(),
  date: DateOnly,
  publishDate: like('date', DateTimeUtc),
  sport: nullable(SportRef),
  channel: object({ id: Id, title: text(), slug: text() }),
  poster: nullable(Image),
  durationSeconds: nullable(Type.Integer()),
  captions: Type.Array(Caption),
  transcript: nullable(Type.String({ description: 'What is heard and what is seen, in plain paragraphs' })),
  isSilent: Type.Boolean({ description: 'There is nothing to hear, and so nothing to caption' }),
  file: nullable(Type.String({ description: 'Address of the recording, where the school keeps it itself' })),
  described: nullable(
    Type.String({ description: 'Address of the same film in which a voice says what is seen' }),
  ),
  showcase: object({
    youtube: nullableText(),
    archive: nullableText(),
    endeavor: nullable(Type.String({ description: "Sent to the player as 'Id'" })),
    autoplay: Type.Boolean(),
    controls: Type.Boolean(),
    live: Type.Boolean(),
  }),
  url: text(),
})
export type Video = Static<typeof Video>

export const adPositions = ['preroll', 'midroll', 'postroll'] as const
export const VideoAds = object({
  frequency: Type.Integer({ description: 'One advertisement after so many videos; 0 is none' }),
  tagUrl: nullableText(),
  position: oneOf(adPositions, { default: 'preroll' }),
  showOnPreviousVideos: Type.Boolean(),
})
export type VideoAds = Static<typeof VideoAds>

export const VideoPlaylist = object({
  id: orPlace(Id),
  title: text(),
  slug: text(),
  ads: VideoAds,
  videoIds: Type.Array(Id),
})
export type VideoPlaylist = Static<typeof VideoPlaylist>

export const VideoChannel = object({
  id: Id,
  title: text(),
  slug: text(),
  description: nullableText(),
  image: nullable(Image),
  videoCount: Type.Integer(),
  playlists: Type.Array(VideoPlaylist),
})
export type VideoChannel = Static<typeof VideoChannel>

export const Moment = object({
  id: Id,
  title: text(),
  slug: text(),
  date: DateOnly,
  year: Type.Integer(),
  sport: nullable(SportRef),
  image: nullable(Image),
  video: nullable(
    object({
      id: Id,
      title: text(),
      url: text(),
      file: nullable(
        Type.String({ description: 'Address of the recording, where the school keeps it itself' }),
      ),
      poster: nullable(Image),
      captions: Type.Array(Caption),
      durationSeconds: nullable(Type.Integer()),
    }),
  ),
  text: Type.String({ description: 'HTML paragraphs' }),
})
export type Moment = Static<typeof Moment>

export const MomentsPage = object({
  ...Page(Moment).properties,
  years: Type.Array(Type.Integer(), { description: 'Years that have moments, the latest first' }),
})
export type MomentsPage = Static<typeof MomentsPage>

export const PodcastsQuery = object({ categoryId: Type.Optional(Id), sportId, text: words, ...Paging })
export type PodcastsQuery = Static<typeof PodcastsQuery>
export const PublicationsQuery = object({ type: Type.Optional(PublicationType), sportId, ...Paging })
export type PublicationsQuery = Static<typeof PublicationsQuery>
export const GalleriesQuery = object({ sportId, text: words, ...Paging })
export type GalleriesQuery = Static<typeof GalleriesQuery>
const showcaseId = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'As the showcase names the video',
})
export const VideosQuery = object({
  channelId: Type.Optional(Id),
  playlistId: Type.Optional(Id),
  /** Shown with a story about the player. */
  playerId: Type.Optional(Id),
  archive: Type.Optional(showcaseId),
  endeavor: Type.Optional(showcaseId),
  sportId,
  text: words,
  ...Paging,
})
export type VideosQuery = Static<typeof VideosQuery>
export const MomentsQuery = object({
  sportId,
  year: Type.Optional(Type.Integer({ minimum: 1800, maximum: 2200 })),
  ...Paging,
})
export type MomentsQuery = Static<typeof MomentsQuery>

export const media = endpoints({
  podcasts: {
    method: 'GET',
    path: '/podcasts',
    summary: 'Podcast episodes, the newest first',
    query: PodcastsQuery,
    response: Page(Podcast),
  },
  podcastCategories: {
    method: 'GET',
    path: '/podcasts/categories',
    summary: 'The podcast shows of the school with the number of their episodes',
    response: Type.Array(PodcastCategory),
  },
  podcast: {
    method: 'GET',
    path: '/podcasts/:podcastId',
    summary: 'One podcast episode',
    params: object({ podcastId: Id }),
    response: PodcastEpisode,
  },
  publications: {
    method: 'GET',
    path: '/publications',
    summary: 'Media guides, programs and magazines, the newest first',
    query: PublicationsQuery,
    response: Page(PublicationCard),
  },
  publication: {
    method: 'GET',
    path: '/publications/:publicationSlug',
    summary: 'One publication with its pages or its PDF',
    params: object({ publicationSlug: Slug }),
    response: Publication,
  },
  galleries: {
    method: 'GET',
    path: '/galleries',
    summary: 'Picture galleries, the newest first',
    query: GalleriesQuery,
    response: Page(GalleryCard),
  },
  gallery: {
    method: 'GET',
    path: '/galleries/:galleryId',
    summary: 'One gallery with its pictures',
    params: object({ galleryId: Id }),
    response: Gallery,
  },
  videos: {
    method: 'GET',
    path: '/videos',
    summary: 'Videos, the newest first; of a playlist in its own order',
    query: VideosQuery,
    response: Page(Video),
  },
  videoChannels: {
    method: 'GET',
    path: '/videos/channels',
    summary: 'Video channels with their playlists and advertising settings',
    response: Type.Array(VideoChannel),
  },
  video: {
    method: 'GET',
    path: '/videos/:videoId',
    summary: 'One video',
    params: object({ videoId: Id }),
    response: Video,
  },
  moments: {
    method: 'GET',
    path: '/moments',
    summary: 'Great moments of the school, the latest first',
    query: MomentsQuery,
    response: MomentsPage,
  },
})
