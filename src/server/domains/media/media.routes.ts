import type { media } from '#contract/media.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import {
  gallery,
  listGalleries,
  listMoments,
  listPodcastCategories,
  listPodcasts,
  listPublications,
  listVideoChannels,
  listVideos,
  podcast,
  publication,
  video,
} from './media.service.ts'

export const mediaRoutes: Handlers<typeof media> = {
  podcasts: (work, query) => listPodcasts(work, query),
  podcastCategories: (work) => listPodcastCategories(work),
  podcast: (work, { podcastId }) => podcast(work, podcastId),
  publications: (work, query) => listPublications(work, query),
  publication: (work, { publicationSlug }) => publication(work, publicationSlug),
  galleries: (work, query) => listGalleries(work, query),
  gallery: (work, { galleryId }) => gallery(work, galleryId),
  videos: (work, query) => listVideos(work, query),
  videoChannels: (work) => listVideoChannels(work),
  video: (work, { videoId }) => video(work, videoId),
  moments: (work, query) => listMoments(work, query),
}
