import { describe, expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { type Answers, football, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadGalleries } from './galleries/load-galleries.ts'
import { loadMoments } from './moments/load-moments.ts'
import { loadPodcasts } from './podcasts/load-podcasts.ts'
import { loadPublications } from './publications/load-publications.ts'
import { loadWatch } from './videos/load-watch.ts'

const shows = [
  {
    id: 4,
    title: 'The Huddle',
    slug: 'the-huddle',
    description: 'Every week.',
    image: { url: '/huddle.webp' },
  },
  { id: 5, title: 'Courtside', slug: 'courtside' },
]
const channels = [
  {
    id: 6,
    title: 'Highlights',
    slug: 'highlights',
    playlists: [{ id: 8, title: 'Best of', slug: 'best-of' }],
  },
  { id: 7, title: 'Press', slug: 'press' },
]
const picture = { url: '/first.webp', alt: 'The first' }
const video = { id: 1, date: '2026-11-14', poster: picture }
const answers: Answers = {
  sports,
  media: {
    galleries: { items: [{ id: 1, date: '2026-11-14', cover: picture }], totalItems: 19 },
    podcastCategories: shows,
    podcasts: { items: [{ id: 1, publishDate: '2026-11-14T12:00:00Z' }], totalItems: 16 },
    publications: { items: [{ id: 1, date: '2026-11-14', cover: picture }], totalItems: 25 },
    videoChannels: channels,
    videos: { items: [video], totalItems: 19 },
    moments: {
      items: [{ id: 1, title: 'The Catch', date: '1982-01-10', year: 1982, image: picture }],
      totalItems: 25,
    },
  },
}

const lists = {
  '/galleries': { load: loadGalleries, asked: ({ media }: Api) => media.galleries, size: 18 },
  '/podcasts': { load: loadPodcasts, asked: ({ media }: Api) => media.podcasts, size: 15 },
  '/publications': { load: loadPublications, asked: ({ media }: Api) => media.publications, size: 24 },
  '/watch': { load: loadWatch, asked: ({ media }: Api) => media.videos, size: 18 },
  '/moments': { load: loadMoments, asked: ({ media }: Api) => media.moments, size: 24 },
}
const paths = Object.keys(lists) as (keyof typeof lists)[]
const open = (address: string, params: Record<string, string> = {}) => {
  const path = address.split('?')[0] as keyof typeof lists
  const list = lists[path] ?? lists['/moments']
  const args = loading(address, params, answers)
  return { page: list.load(args), asked: list.asked(args.api), api: args.api, size: list.size }
}

describe('a list of media', () => {
  test.each([
    ['/galleries', {}],
    ['/galleries?sport=football&page=2', { sportId: 1, $pageIndex: 1 }],
    ['/podcasts', {}],
    ['/podcasts?show=courtside&sport=mens-basketball', { categoryId: 5, sportId: 2 }],
    ['/publications?type=magazine&sport=football', { type: 'magazine', sportId: 1 }],
    ['/watch?channel=press&page=2', { channelId: 7, $pageIndex: 1 }],
    ['/watch?playlist=best-of', { playlistId: 8 }],
    ['/watch?sport=football', { sportId: 1 }],
    ['/moments', {}],
    ['/moments?year=1982&page=2', { year: 1982, $pageIndex: 1 }],
    ['/moments?year=then', {}],
  ])('at %s asks for what its address means', async (address, query) => {
    const { page, asked, size } = open(address)
    await page
    expect(asked).toHaveBeenCalledExactlyOnceWith({ $pageIndex: 0, $pageSize: size, ...query })
  })

  test.each([
    '/galleries?page=0',
    '/galleries?page=3',
    '/galleries?sport=curling',
    '/podcasts?page=-1',
    '/podcasts?page=3',
    '/podcasts?show=none',
    '/podcasts?sport=curling',
    '/publications?page=x',
    '/publications?page=3',
    '/publications?type=leaflet',
    '/publications?sport=curling',
    '/watch?page=2',
    '/watch?channel=none',
    '/watch?playlist=none',
    '/watch?sport=curling',
    '/watch?sport=football&page=3',
    '/moments?page=3',
  ])('has nothing at %s', async (address) => {
    expect(await refusalOf(open(address).page)).toEqual([404, `Page Not Found: ${address.split('?')[0]}`])
  })

  test.each([
    ['/galleries', '/galleries', false],
    ['/galleries?page=2', '/galleries', true],
    ['/podcasts?show=courtside', '/podcasts?show=courtside', false],
    ['/podcasts?show=courtside&sport=football', '/podcasts?show=courtside', true],
    ['/publications?type=magazine', '/publications', true],
    ['/watch?channel=press', '/watch?channel=press', false],
    ['/watch?playlist=best-of&page=2', '/watch?playlist=best-of', true],
    ['/watch?sport=football', '/watch', true],
    ['/moments?year=1982&page=2', '/moments?year=1982&page=2', false],
  ])('at %s is known to search engines as %s, hidden %s', async (address, canonical, isHidden) => {
    expect((await open(address).page).head).toMatchObject({ canonical, isHidden })
  })

  test.each(paths)('at %s offers the teams, and not what is no team', async (path) => {
    expect((await open(path).page).sports.map(({ value }) => value)).toEqual(['football', 'mens-basketball'])
  })

  test.each(paths)('at %s shows others its first picture', async (path) => {
    const image = path === '/podcasts' ? '/huddle.webp' : '/first.webp'
    expect((await open(path).page).head.image).toBe(image)
  })
})

test('podcasts tell of every show at the door, and of one where one is chosen', async () => {
  expect(await open('/podcasts').page).toMatchObject({ title: 'Podcasts', view: { shows } })
  expect(await open('/podcasts?show=courtside').page).toMatchObject({
    title: 'Courtside',
    view: { shows: [] },
    showLinks: [{ current: false }, { label: 'The Huddle', current: false }, { current: true }],
  })
})

test('the hub of videos has the latest five, and four of each channel', async () => {
  const { api, page } = open('/watch')
  expect(await page).toMatchObject({
    pages: 1,
    view: {
      rows: [{ title: 'Highlights', playlists: [{ href: '/watch?playlist=best-of' }] }, { title: 'Press' }],
    },
  })
  expect(api.media.videos).toHaveBeenCalledWith({ $pageIndex: 0, $pageSize: 5 })
  expect(api.media.videos).toHaveBeenCalledWith({ channelId: 6, $pageSize: 4 })
  expect(api.media.videos).toHaveBeenCalledWith({ channelId: 7, $pageSize: 4 })
})

describe('the moments of a sport', () => {
  test('have an address of their own, to which the choice in the form leads', async () => {
    expect(await refusalOf(open('/moments?sport=football&year=1982&page=2').page)).toEqual([
      302,
      '/sports/football/moments?year=1982',
    ])
    const { asked, page } = open('/sports/football/moments', { sportSlug: 'football' })
    expect(await page).toMatchObject({ name: 'Football Moments', sportBar: { sport: { id: 1 } } })
    expect(asked).toHaveBeenCalledExactlyOnceWith({ sportId: 1, $pageIndex: 0, $pageSize: 24 })
  })

  test.each(['curling', 'general'])('are none where there is no such team: %s', async (sportSlug) => {
    const { page } = open(`/sports/${sportSlug}/moments`, { sportSlug })
    expect(await refusalOf(page)).toEqual([404, `Page Not Found: /sports/${sportSlug}/moments`])
  })

  test('are hidden from search engines while there are none', async () => {
    const none = { sports: { list: [football] }, media: { moments: {} } }
    expect(await loadMoments(loading('/moments', {}, none))).toMatchObject({
      head: { isHidden: true },
      pages: 1,
    })
  })
})
