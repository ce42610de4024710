import type {
  GalleriesQuery,
  Gallery,
  GalleryCard,
  Moment,
  MomentsPage,
  MomentsQuery,
  Podcast,
  PodcastCategory,
  PodcastEpisode,
  PodcastsQuery,
  Publication,
  PublicationsQuery,
  Video,
  VideoChannel,
  VideosQuery,
} from '#contract/media.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { pageOf, sliceOf } from '../../parts/paging.ts'
import type { Work } from '../../unit-of-work/work.ts'
import {
  toGallery,
  toGalleryCard,
  toMoment,
  toPlaylist,
  toPodcast,
  toPodcastCategory,
  toPodcastEpisode,
  toPublication,
  toPublicationCard,
  toVideo,
  toVideoChannel,
} from './media.mapper.ts'
import {
  categoriesWithEpisodes,
  countGalleries,
  countPodcasts,
  countPublications,
  galleriesOfDays,
  galleryById,
  pageOfGalleries,
  pageOfPodcasts,
  pageOfPublications,
  podcastById,
  podcastsOfDays,
  publicationBySlug,
} from './media.queries.ts'
import {
  allPlaylists,
  channelsWithCounts,
  countMoments,
  countVideos,
  momentsOfDays,
  pageOfMoments,
  pageOfVideos,
  publishedPlaylistVideos,
  videoById,
  videosOfDays,
  yearsOfMoments,
} from './media.video-queries.ts'

export { mediaAddress } from './media.addresses.ts'
export { type GalleryRefRow, galleryRefRows } from './media.queries.ts'

export async function listPodcasts({ tx, now }: Work, filter: PodcastsQuery) {
  const rows = await pageOfPodcasts(tx, now, filter, sliceOf(filter))
  return pageOf(filter, rows.map(toPodcast), await countPodcasts(tx, now, filter))
}

export async function listPodcastCategories({ tx, now }: Work): Promise<PodcastCategory[]> {
  return (await categoriesWithEpisodes(tx, now)).map(toPodcastCategory)
}

export async function podcast({ tx, now }: Work, id: number): Promise<PodcastEpisode> {
  const row = await podcastById(tx, now, id)
  if (!row) throw notFound(`There is no podcast ${id}.`)
  return toPodcastEpisode(row)
}

export async function listPublications({ tx, now }: Work, filter: PublicationsQuery) {
  const rows = await pageOfPublications(tx, now, filter, sliceOf(filter))
  return pageOf(filter, rows.map(toPublicationCard), await countPublications(tx, now, filter))
}

export async function publication({ tx, now }: Work, slug: string): Promise<Publication> {
  const row = await publicationBySlug(tx, now, slug)
  if (!row) throw notFound(`There is no publication '${slug}'.`)
  return toPublication(row)
}

export async function listGalleries({ tx, now }: Work, filter: GalleriesQuery) {
  const rows = await pageOfGalleries(tx, now, filter, sliceOf(filter))
  return pageOf(filter, rows.map(toGalleryCard), await countGalleries(tx, now, filter))
}

/** For content that shows a gallery when there is one. */
export async function galleryIfAny({ tx, now }: Work, id: number | null): Promise<Gallery | null> {
  const row = id === null ? undefined : await galleryById(tx, now, id)
  return row ? toGallery(row) : null
}

export async function gallery(work: Work, id: number): Promise<Gallery> {
  const found = await galleryIfAny(work, id)
  if (!found) throw notFound(`There is no gallery ${id}.`)
  return found
}

export async function listVideos({ tx, now }: Work, filter: VideosQuery) {
  const rows = await pageOfVideos(tx, now, filter, sliceOf(filter))
  return pageOf(filter, rows.map(toVideo), await countVideos(tx, now, filter))
}

/** For content that shows a video when there is one. */
export async function videoIfAny({ tx, now }: Work, id: number | null): Promise<Video | null> {
  const row = id === null ? undefined : await videoById(tx, now, id)
  return row ? toVideo(row) : null
}

export async function video(work: Work, id: number): Promise<Video> {
  const found = await videoIfAny(work, id)
  if (!found) throw notFound(`There is no video ${id}.`)
  return found
}

export async function listVideoChannels({ tx, now }: Work): Promise<VideoChannel[]> {
  const channels = await channelsWithCounts(tx, now)
  const playlists = Map.groupBy(await allPlaylists(tx), ({ channelId }) => channelId)
  const entries = Map.groupBy(await publishedPlaylistVideos(tx, now), ({ playlistId }) => playlistId)
  const videoIds = (playlistId: number) => entries.get(playlistId)?.map(({ videoId }) => videoId) ?? []
  return channels.map((row) =>
    toVideoChannel(
      row,
      playlists.get(row.channel.id)?.map((playlist) => toPlaylist(playlist, videoIds(playlist.id))) ?? [],
    ),
  )
}

export async function listMoments({ tx, now }: Work, filter: MomentsQuery): Promise<MomentsPage> {
  const rows = await pageOfMoments(tx, now, filter, sliceOf(filter))
  return {
    ...pageOf(filter, rows.map(toMoment), await countMoments(tx, filter)),
    years: await yearsOfMoments(tx, filter),
  }
}

export interface MediaOfDays {
  galleries: GalleryCard[]
  podcasts: { publishedOn: string; podcast: Podcast }[]
  videos: Video[]
  moments: Moment[]
}

/** What was published, or what great thing happened, on any of the days ('YYYY-MM-DD' of the school's calendar), the newest first. */
export async function mediaOfDays({ tx, now }: Work, days: string[]): Promise<MediaOfDays> {
  const galleries = await galleriesOfDays(tx, now, days)
  const podcasts = await podcastsOfDays(tx, now, days)
  const videos = await videosOfDays(tx, now, days)
  const moments = await momentsOfDays(tx, now, days)
  return {
    galleries: galleries.map(toGalleryCard),
    podcasts: podcasts.map((row) => ({ publishedOn: row.podcast.publishedOn, podcast: toPodcast(row) })),
    videos: videos.map(toVideo),
    moments: moments.map(toMoment),
  }
}
