import type {
  Gallery,
  GalleryCard,
  Moment,
  Podcast,
  PodcastCategory,
  PodcastEpisode,
  Publication,
  PublicationCard,
  Video,
  VideoChannel,
  VideoPlaylist,
} from '#contract/media.ts'
import { toSportRef } from '../sports/sports.service.ts'
import { fileAddress, mediaAddress } from './media.addresses.ts'
import type { categoriesWithEpisodes, GalleryRow, PodcastRow, PublicationRow } from './media.queries.ts'
import type { channelsWithCounts, MomentRow, PlaylistRow, VideoRow } from './media.video-queries.ts'

type SportRow = NonNullable<PodcastRow['sport']>
const sportOrNull = (sport: SportRow | null) => sport && toSportRef(sport)

export function toPodcast({ podcast, category, sport }: PodcastRow): Podcast {
  const { id, title, slug, description, episodeNumber, contentType, sizeBytes, durationSeconds, image } =
    podcast
  return {
    id,
    title,
    slug,
    description,
    episodeNumber,
    contentType,
    sizeBytes,
    durationSeconds,
    image,
    filename: fileAddress(podcast.filename),
    publishDate: podcast.publishAt.toISOString(),
    createdDate: podcast.createdAt.toISOString(),
    sport: sportOrNull(sport),
    category: { id: category.id, title: category.title, slug: category.slug },
    url: mediaAddress.podcast(slug, id),
  }
}

export const toPodcastEpisode = (row: PodcastRow): PodcastEpisode => ({
  ...toPodcast(row),
  transcript: row.podcast.transcript,
})

export function toPodcastCategory(
  row: Awaited<ReturnType<typeof categoriesWithEpisodes>>[number],
): PodcastCategory {
  const { id, title, slug, description, host, image } = row.category
  return { id, title, slug, description, host, image, episodes: row.episodes }
}

export function toPublicationCard({ publication, sport }: PublicationRow): PublicationCard {
  const { id, title, slug, description, type, cover, pageCount, publishedOn, link } = publication
  return {
    id,
    title,
    slug,
    description,
    date: publishedOn,
    type,
    cover,
    sport: sportOrNull(sport),
    pageCount,
    url: link ?? mediaAddress.publication(slug),
  }
}

export function toPublication(row: PublicationRow): Publication {
  const { pages, pdf, link } = row.publication
  return { ...toPublicationCard(row), pages, pdf: pdf && fileAddress(pdf), link }
}

export function toGalleryCard({ gallery, sport }: GalleryRow): GalleryCard {
  const { id, title, slug, description, images, publishedOn } = gallery
  const [first] = images
  return {
    id,
    title,
    slug,
    description,
    date: publishedOn,
    sport: sportOrNull(sport),
    cover: first ? { url: first.url, alt: first.alt } : null,
    imageCount: images.length,
    url: mediaAddress.gallery(slug, id),
  }
}

export function toGallery(row: GalleryRow): Gallery {
  return { ...toGalleryCard(row), images: row.gallery.images }
}

export function toVideo({ video, channel, sport }: VideoRow): Video {
  const { id, title, slug, description, poster, durationSeconds, captions, publishedOn } = video
  return {
    id,
    title,
    slug,
    description,
    date: publishedOn,
    publishDate: video.publishAt.toISOString(),
    sport: sportOrNull(sport),
    channel: { id: channel.id, title: channel.title, slug: channel.slug },
    poster,
    durationSeconds,
    captions,
    transcript: video.transcript,
    isSilent: video.isSilent,
    file: video.filename && fileAddress(video.filename),
    described: video.describedFilename && fileAddress(video.describedFilename),
    showcase: {
      youtube: video.youtubeId,
      archive: video.archiveId,
      endeavor: video.endeavorId,
      autoplay: video.autoplay,
      controls: video.controls,
      live: video.isLive,
    },
    url: mediaAddress.video(slug, id),
  }
}

export function toVideoChannel(
  { channel, videoCount }: Awaited<ReturnType<typeof channelsWithCounts>>[number],
  playlists: VideoPlaylist[],
): VideoChannel {
  const { id, title, slug, description, image } = channel
  return { id, title, slug, description, image, videoCount, playlists }
}

export function toPlaylist(row: PlaylistRow, videoIds: number[]): VideoPlaylist {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    ads: {
      frequency: row.adFrequency,
      tagUrl: row.adTagUrl,
      position: row.adPosition,
      showOnPreviousVideos: row.adShowOnPreviousVideos,
    },
    videoIds,
  }
}

export function toMoment({ moment, sport, video }: MomentRow): Moment {
  const { id, title, slug, happenedOn, image, text } = moment
  return {
    id,
    title,
    slug,
    date: happenedOn,
    year: Number(happenedOn.slice(0, 4)),
    sport: sportOrNull(sport),
    image,
    video: video && {
      id: video.id,
      title: video.title,
      url: mediaAddress.video(video.slug, video.id),
      file: video.filename && fileAddress(video.filename),
      poster: video.poster,
      captions: video.captions,
      durationSeconds: video.durationSeconds,
    },
    text,
  }
}
