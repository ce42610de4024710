import type { ImageGallery, PodcastEpisode, PodcastSeries, VideoObject } from 'schema-dts'
import type { Gallery, Podcast, PodcastCategory, Video } from '#contract/media.ts'
import { podcastFeedAddress } from '#site/domains/feeds/feed-addresses.ts'
import { imageUrl } from '#ui/image-url.ts'
import { showHref } from './podcast-choice.ts'

/** 'PT1M30S', as schema.org counts time. */
export function isoDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  return `PT${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || minutes === 0 ? `${rest}S` : ''}`
}

/** Drawings are no thumbnails for those who read this: they take a bitmap. */
const bitmap = (src: string, width = 1280, height = 720) => imageUrl({ src, width, height, type: 'jpeg' })

export const podcastSeries = ({ title, slug, description, image }: PodcastCategory): PodcastSeries => ({
  '@type': 'PodcastSeries',
  name: title,
  description,
  url: showHref(slug),
  webFeed: podcastFeedAddress,
  ...(image ? { image: bitmap(image.url, 1400, 1400) } : {}),
})

export const podcastEpisode = (podcast: Podcast): PodcastEpisode => ({
  '@type': 'PodcastEpisode',
  name: podcast.title,
  description: podcast.description,
  url: podcast.url,
  datePublished: podcast.publishDate,
  timeRequired: isoDuration(podcast.durationSeconds),
  ...(podcast.episodeNumber === null ? {} : { episodeNumber: podcast.episodeNumber }),
  ...(podcast.image ? { image: bitmap(podcast.image.url, 1400, 1400) } : {}),
  associatedMedia: {
    '@type': 'AudioObject',
    contentUrl: podcast.filename,
    encodingFormat: podcast.contentType,
    duration: isoDuration(podcast.durationSeconds),
  },
  partOfSeries: {
    '@type': 'PodcastSeries',
    name: podcast.category.title,
    url: showHref(podcast.category.slug),
  },
})

/** Null where there is no picture to show it by, which search engines ask for. */
export const videoObject = (video: Video): VideoObject | null =>
  video.poster && {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description ?? video.title,
    url: video.url,
    uploadDate: video.publishDate,
    thumbnailUrl: bitmap(video.poster.url),
    ...(video.durationSeconds === null ? {} : { duration: isoDuration(video.durationSeconds) }),
    ...(video.file ? { contentUrl: video.file } : {}),
  }

export const imageGallery = (gallery: Gallery): ImageGallery => ({
  '@type': 'ImageGallery',
  name: gallery.title,
  url: gallery.url,
  datePublished: gallery.date,
  ...(gallery.description ? { description: gallery.description } : {}),
  image: gallery.images.map(({ url, alt, caption, credit }) => ({
    '@type': 'ImageObject',
    contentUrl: bitmap(url, 1600, 900),
    name: alt,
    ...(caption ? { caption } : {}),
    ...(credit ? { creditText: credit } : {}),
  })),
})
