import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { adsOf, showcaseVideo } from './showcase-video.ts'
import type { Playback } from './VideoPlayer.tsx'
import { readEmbedRequest, videoEmbedUrl } from './video-embed.ts'
import { isStoredVideo } from './video-source.ts'

/** What the embedded player plays. */
export async function loadEmbed({ api, url }: LoadArgs) {
  const request = readEmbedRequest(url.searchParams)
  const { archive, endeavor, autoplay, controls } = request
  const video = await showcaseVideo(api, request)
  const youtube = request.youtube ?? video?.showcase.youtube ?? null
  const stored = archive && isStoredVideo(archive) ? `/files/${archive}` : null
  const source = video?.file ?? stored
  if ((archive || endeavor) && !source && !youtube) throw pageNotFound(url)
  const title = video?.title ?? 'Video'
  const live = request.live || (video?.showcase.live ?? false)
  const playback: Playback | null = source
    ? {
        title,
        source,
        poster: video?.poster?.url ?? null,
        captions: video?.captions ?? [],
        autoplay,
        controls,
        live,
        ads: video ? adsOf(await api.media.videoChannels(), video.id) : null,
      }
    : null
  return {
    head: {
      words: { title: '{video}', description: '{video}, in the video player of {school_name} athletics.' },
      tokens: { video: title },
      canonical: video?.url ?? videoEmbedUrl({}),
      image: video?.poster?.url ?? null,
      imageAlt: video?.poster?.alt ?? '',
      isHidden: true,
    },
    sportBar: null,
    title,
    youtube: request.youtube || !source ? youtube : null,
    controls,
    playback,
  }
}
