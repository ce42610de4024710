import type { VideoChannel } from '#contract/media.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { chosenBySlug, countPages, listHref, readPage } from '../parts/list-address.ts'

export const watchAddress = '/watch'
const pageSize = 18
const latestShown = 5
const shownOfChannel = 4

export const playlistHref = (slug: string): string => listHref(watchAddress, { playlist: slug })

/** The videos of the school: the latest and every channel, or one channel, playlist or sport with all its videos. */
export async function loadWatch({ api, url }: LoadArgs) {
  const { searchParams } = url
  const page = readPage(searchParams)
  const [channels, sports] = await Promise.all([api.media.videoChannels(), api.sports.list()])
  const playlists = channels.flatMap((channel) => channel.playlists)
  const channel = chosenBySlug(channels, searchParams.get('channel'), ({ slug }) => slug)
  const playlist = chosenBySlug(playlists, searchParams.get('playlist'), ({ slug }) => slug)
  const sport = chosenBySlug(
    sports,
    searchParams.get('sport'),
    ({ globalSportNameSlug }) => globalSportNameSlug,
  )
  if (page === null || channel === undefined || playlist === undefined || sport === undefined)
    throw pageNotFound(url)
  const isHub = !(channel || playlist || sport)
  const { items, totalItems } = await api.media.videos({
    ...(channel ? { channelId: channel.id } : {}),
    ...(playlist ? { playlistId: playlist.id } : {}),
    ...(sport ? { sportId: sport.id } : {}),
    $pageIndex: isHub ? 0 : page - 1,
    $pageSize: isHub ? latestShown : pageSize,
  })
  const pages = isHub ? 1 : countPages(totalItems, pageSize)
  if (page > pages) throw pageNotFound(url)
  const rows = isHub ? await rowsOf(channels, (query) => api.media.videos(query)) : []
  const choice = {
    channel: channel?.slug ?? null,
    playlist: playlist?.slug ?? null,
    sport: sport?.globalSportNameSlug ?? null,
    page,
  }
  const title = playlist?.title ?? channel?.title ?? sport?.title ?? null
  const poster = items[0]?.poster
  return {
    head: {
      words: title
        ? { title: '{of} - Watch', description: '{of}: videos of the {school_name} {mascot_plural}.' }
        : {
            title: 'Watch',
            description: 'Highlights, press conferences and films of the {school_name} {mascot_plural}.',
          },
      tokens: { of: title ?? '' },
      canonical:
        playlist || channel
          ? listHref(watchAddress, { channel: choice.channel, playlist: choice.playlist })
          : watchAddress,
      image: poster?.url ?? null,
      imageAlt: poster?.alt ?? '',
      isHidden: sport !== null || page > 1,
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Watch', href: watchAddress }])],
    choice,
    pages,
    title,
    note: channel?.description ?? 'Highlights, press conferences and everything between the games.',
    channelLinks: [
      { label: 'Latest', href: watchAddress, current: isHub },
      ...channels.map(({ slug, title: name }) => ({
        label: name,
        href: listHref(watchAddress, { channel: slug }),
        current: slug === channel?.slug,
      })),
    ],
    sports: sports
      .filter(({ nonSport }) => !nonSport)
      .map(({ title: name, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: name })),
    view: {
      videos: items,
      rows,
      playlists: (channel ? channel.playlists : []).map(({ slug, title: name, videoIds }) => ({
        href: playlistHref(slug),
        title: name,
        count: videoIds.length,
      })),
    },
  }
}

/** A few of each channel. */
async function rowsOf(channels: readonly VideoChannel[], videos: LoadArgs['api']['media']['videos']) {
  return Promise.all(
    channels.map(async ({ id, title, slug, playlists }) => ({
      title,
      href: listHref(watchAddress, { channel: slug }),
      playlists: playlists.map((playlist) => ({ title: playlist.title, href: playlistHref(playlist.slug) })),
      videos: (await videos({ channelId: id, $pageSize: shownOfChannel })).items,
    })),
  )
}

export type WatchView = Awaited<ReturnType<typeof loadWatch>>['view']
