import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { listHref } from '../parts/list-address.ts'
import { videoObject } from '../parts/media-things.ts'
import { playlistHref, watchAddress } from './load-watch.ts'

const relatedShown = 4
const listed = 50

/** One video, the playlist it is watched in, and others like it. */
export async function loadVideo({ api, params, url }: LoadArgs) {
  const videoId = readId(params.videoId)
  if (!videoId) throw pageNotFound(url)
  const [video, channels] = await Promise.all([api.media.video({ videoId }), api.media.videoChannels()])
  await requireAddress(url, { address: video.url })
  const { channel, poster } = video
  const playlists = channels
    .flatMap((one) => one.playlists)
    .filter(({ videoIds }) => videoIds.includes(video.id))
  const playlist =
    playlists.find(({ slug }) => slug === url.searchParams.get('playlist')) ?? playlists[0] ?? null
  const [inList, alike] = await Promise.all([
    playlist ? api.media.videos({ playlistId: playlist.id, $pageSize: listed }) : null,
    api.media.videos({
      ...(video.sport ? { sportId: video.sport.id } : channel.id ? { channelId: channel.id } : {}),
      $pageSize: relatedShown + 1,
    }),
  ])
  const thing = videoObject(video)
  return {
    head: {
      words: { title: '{video}', description: '{about}' },
      tokens: {
        video: video.title,
        about: video.description ?? `${video.title}, a video of ${channel.title}.`,
      },
      canonical: video.url,
      image: poster?.url ?? null,
      imageAlt: poster?.alt ?? '',
      contentId: video.id,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Watch', href: watchAddress },
        { name: channel.title, href: listHref(watchAddress, { channel: channel.slug }) },
        { name: video.title, href: video.url },
      ]),
      ...(thing ? [thing] : []),
    ],
    video,
    ads: playlist?.ads ?? null,
    aside: {
      shownId: video.id,
      playlist: playlist && {
        title: playlist.title,
        href: playlistHref(playlist.slug),
        videos: (inList?.items ?? []).map((each) => ({
          id: each.id,
          title: each.title,
          href: listHref(each.url, { playlist: playlist.slug }),
          poster: each.poster?.url ?? null,
          seconds: each.durationSeconds,
        })),
      },
      related: alike.items.filter(({ id }) => id !== video.id).slice(0, relatedShown),
    },
  }
}

export type VideoAsideData = Awaited<ReturnType<typeof loadVideo>>['aside']
