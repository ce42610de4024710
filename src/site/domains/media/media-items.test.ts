import { describe, expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadGallery } from './galleries/load-gallery.ts'
import { loadPodcast } from './podcasts/load-podcast.ts'
import { loadPublication } from './publications/load-publication.ts'
import { loadEmbed } from './videos/load-embed.ts'
import { loadVideo } from './videos/load-video.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 7 + index, date: '2026-11-14' }))
const channel = { id: 6, title: 'Highlights', slug: 'highlights' }
const gallery = { id: 7, title: 'The opener', url: '/galleries/the-opener/7', imageCount: 12 }
const podcast = {
  id: 7,
  title: 'Week one',
  url: '/podcasts/week-one/7',
  category: { id: 4, slug: 'the-huddle' },
}
const video = { id: 7, title: 'The catch', url: '/videos/the-catch/7', channel, date: '2026-11-14' }
const publication = { id: 7, title: 'Guide', slug: 'guide', url: '/publications/guide' }
const media: Answers['media'] = {
  gallery,
  galleries: { items: numbered(5) },
  podcast,
  podcasts: { items: numbered(8).map(({ id }) => ({ id, publishDate: '2026-11-14T12:00:00Z' })) },
  video,
  videoChannels: [],
  videos: { items: numbered(6) },
  publication,
}

const items = {
  gallery: { load: loadGallery, parameter: 'galleryId', address: gallery.url },
  podcast: { load: loadPodcast, parameter: 'podcastId', address: podcast.url },
  video: { load: loadVideo, parameter: 'videoId', address: video.url },
}
const kinds = Object.keys(items) as (keyof typeof items)[]
const open = (
  kind: keyof typeof items,
  change: Answers['media'] = {},
  address = items[kind].address,
  id = '7',
) => {
  const { load, parameter } = items[kind]
  const args = loading(address, { [parameter]: id }, { media: { ...media, ...change } })
  return { page: load(args), api: args.api }
}

describe.each(kinds)('the page of a %s', (kind) => {
  test.each(['0', 'seven'])('with the id %s is none, and nobody is asked', async (id) => {
    const { api, page } = open(kind, {}, '/wrong', id)
    expect(await refusalOf(page)).toEqual([404, 'Page Not Found: /wrong'])
    expect(api.media[kind]).not.toHaveBeenCalled()
  })

  test('that is not there is as the API says', async () => {
    expect(await refusalOf(open(kind, { [kind]: notFound('Gone.') }).page)).toEqual([404, 'Gone.'])
  })

  test('under a wrong name is sent to the right one, with its query', async () => {
    const { address } = items[kind]
    const wrong = `${address.replace(/\/[^/]+\/7/, '/wrong/7')}?playlist=a`
    expect(await refusalOf(open(kind, {}, wrong).page)).toEqual([301, `${address}?playlist=a`])
  })

  test('is known by its own address', async () => {
    expect((await open(kind).page).head).toMatchObject({ canonical: items[kind].address, contentId: 7 })
  })
})

describe('beside a gallery', () => {
  test.each([
    [null, { $pageSize: 4 }],
    [football, { sportId: 1, $pageSize: 4 }],
  ])('are three others of its sport, %o', async (sport, query) => {
    const { api, page } = open('gallery', { gallery: { ...gallery, sport } })
    expect(await page).toMatchObject({ others: [{ id: 8 }, { id: 9 }, { id: 10 }] })
    expect(api.media.galleries).toHaveBeenCalledExactlyOnceWith(query)
  })
})

describe('beside an episode', () => {
  test.each([
    [podcast.category, { categoryId: 4, $pageSize: 7 }],
    [{}, { $pageSize: 7 }],
  ])('are six others of its show, %o', async (category, query) => {
    const { api, page } = open('podcast', { podcast: { ...podcast, category } })
    const { view } = (await page) as Awaited<ReturnType<typeof loadPodcast>>
    expect(view.others.map(({ id }) => id)).toEqual([8, 9, 10, 11, 12, 13])
    expect(api.media.podcasts).toHaveBeenCalledExactlyOnceWith(query)
  })
})

describe('beside a video', () => {
  const playlist = (id: number, slug: string, videoIds: number[]) => ({ id, slug, title: slug, videoIds })
  const channels = [
    { ...channel, playlists: [playlist(1, 'others', [8]), playlist(2, 'first', [7, 8])] },
    { id: 5, playlists: [playlist(3, 'second', [7])] },
  ]
  const asideOf = async ({ page }: { page: Promise<unknown> }) =>
    ((await page) as Awaited<ReturnType<typeof loadVideo>>).aside

  test.each([
    [
      { ...video, sport: football },
      { sportId: 1, $pageSize: 5 },
    ],
    [video, { channelId: 6, $pageSize: 5 }],
    [{ ...video, channel: {} }, { $pageSize: 5 }],
  ])('are four alike: of its sport, else of its channel, else any', async (one, query) => {
    const opened = open('video', { video: one })
    expect(await asideOf(opened)).toMatchObject({
      playlist: null,
      related: [{ id: 8 }, { id: 9 }, { id: 10 }, { id: 11 }],
    })
    expect(opened.api.media.videos).toHaveBeenCalledExactlyOnceWith(query)
  })

  test.each([
    ['', 'first', 2],
    ['?playlist=second', 'second', 3],
    ['?playlist=others', 'first', 2],
  ])('is the playlist asked for with %j, if it is in it: %s', async (query, slug, playlistId) => {
    const opened = open('video', { videoChannels: channels }, video.url + query)
    expect((await asideOf(opened)).playlist).toMatchObject({ title: slug, href: `/watch?playlist=${slug}` })
    expect(opened.api.media.videos).toHaveBeenCalledWith({ playlistId, $pageSize: 50 })
  })
})

describe('a publication', () => {
  const read = (change: object = {}, address = publication.url) =>
    loadPublication(
      loading(
        address,
        { publicationSlug: 'guide' },
        { media: { publication: { ...publication, ...change } } },
      ),
    )

  test('is read at its address', async () => {
    expect((await read()).head).toMatchObject({ canonical: '/publications/guide', contentId: 7 })
    expect(await refusalOf(read({}, '/publications/Guide'))).toEqual([301, '/publications/guide'])
  })

  test.each(['/files/guide.pdf', 'https://reader.example/guide'])(
    'that is read at %s leads there',
    async (link) => {
      expect(await refusalOf(read({ link }))).toEqual([302, link])
    },
  )

  test('without a name is none', async () => {
    expect(await refusalOf(loadPublication(loading('/publications/', {}, {})))).toEqual([
      404,
      'Page Not Found: /publications/',
    ])
  })
})

describe('the embedded player', () => {
  const play = (query: string, videos: Answers['media'] = { videos: {} }) => {
    const args = loading(`/showcase/embed.aspx${query}`, {}, { media: { videoChannels: [], ...videos } })
    return { page: loadEmbed(args), api: args.api }
  }
  const recording = { ...video, file: '/files/catch.mp4', showcase: { youtube: 'abcdefgh' } }

  test('plays nothing where nothing is asked for', async () => {
    expect(await play('').page).toMatchObject({ title: 'Video', youtube: null, playback: null })
  })

  test('plays the recording of the school that has the name', async () => {
    const { api, page } = play('?Archive=a1&autoplay=true', { videos: { items: [recording] } })
    expect(await page).toMatchObject({
      youtube: null,
      playback: { source: '/files/catch.mp4', autoplay: true, ads: null },
      head: { isHidden: true, canonical: video.url },
    })
    expect(api.media.videos).toHaveBeenCalledExactlyOnceWith({ archive: 'a1', $pageSize: 1 })
  })

  test.each([
    ['?youtube=zyxwvuts', { youtube: 'zyxwvuts', playback: null }],
    ['?youtube=zyxwvuts&Archive=a1', { youtube: 'zyxwvuts', playback: { source: '/files/catch.mp4' } }],
    ['?Id=7', { youtube: null, playback: { source: '/files/catch.mp4' } }],
  ])('asked with %s plays that', async (query, playing) => {
    expect(await play(query, { videos: { items: [recording] } }).page).toMatchObject(playing)
  })

  test('plays a file that is stored under its own name, and an archived film elsewhere', async () => {
    expect(await play('?Archive=films/catch.mp4').page).toMatchObject({
      playback: { source: '/files/films/catch.mp4', ads: null },
    })
    const elsewhere = { ...recording, file: null }
    expect(await play('?Archive=a1', { videos: { items: [elsewhere] } }).page).toMatchObject({
      youtube: 'abcdefgh',
      playback: null,
    })
  })

  test.each(['?Archive=none', '?Archive=../../secret.mp4', '?Id=none'])(
    'has nothing for %s',
    async (query) => {
      expect(await refusalOf(play(query).page)).toEqual([404, 'Page Not Found: /showcase/embed.aspx'])
    },
  )
})
