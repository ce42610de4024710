import type { Api } from '#contract/api.ts'
import type { Video, VideoAds, VideoChannel } from '#contract/media.ts'
import { readId } from '#site/page/read-id.ts'
import type { EmbedRequest } from './video-embed.ts'

/** The school's video that the player is asked for: by its name in the archive, at the service, or by its own number. */
export async function showcaseVideo(
  { media }: Api,
  { archive, endeavor }: EmbedRequest,
): Promise<Video | null> {
  const found = archive
    ? await media.videos({ archive, $pageSize: 1 })
    : endeavor
      ? await media.videos({ endeavor, $pageSize: 1 })
      : null
  const [video] = found?.items ?? []
  if (video) return video
  const videoId = archive ? null : readId(endeavor ?? undefined)
  return videoId ? media.video({ videoId }) : null
}

/** How advertising is to be shown with a video: as its playlist says. */
export const adsOf = (channels: readonly VideoChannel[], videoId: number): VideoAds | null =>
  channels.flatMap(({ playlists }) => playlists).find(({ videoIds }) => videoIds.includes(videoId))?.ads ??
  null
