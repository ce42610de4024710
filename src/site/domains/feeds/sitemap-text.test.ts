import { describe, expect, test } from 'vitest'
import type { Sport } from '#contract/sports.ts'
import { readSitemap, readSitemapIndex } from '#tests/support/feed-rules.ts'
import { manifestText } from './manifest-text.ts'
import { closedBeginnings, robotsText } from './robots-text.ts'
import { securityText } from './security-text.ts'
import { sitePages, teamPages } from './site-pages.ts'
import { sitemapIndexText, sitemapText } from './sitemap-text.ts'

const origin = 'https://school.example'

describe('sitemaps', () => {
  test('tell a page and its last change', async () => {
    const text = await sitemapText([
      { url: `${origin}/a?b=1&c=2`, lastModified: '2026-11-14' },
      { url: `${origin}/` },
    ])
    expect(await readSitemap(text)).toMatchObject([
      { url: `${origin}/a?b=1&c=2`, lastmod: '2026-11-14' },
      { url: `${origin}/` },
    ])
  })

  test('tell of news as search engines want it', async () => {
    const news = { publication: 'School', title: 'A & <b>', date: '2026-11-14T17:00:00.000Z' }
    expect(await readSitemap(await sitemapText([{ url: `${origin}/a`, news }]))).toMatchObject([
      {
        news: {
          publication: { name: 'School', language: 'en' },
          title: 'A & <b>',
          publication_date: news.date,
        },
      },
    ])
  })

  test('may be empty', async () => {
    expect(await readSitemap(await sitemapText([]))).toEqual([])
  })

  test('hold no more than the protocol allows', async () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => ({ url: `${origin}/${index}` }))
    expect((await sitemapText(pages)).match(/<url>/g)).toHaveLength(50_000)
  })

  test('are listed in an index', async () => {
    const text = await sitemapIndexText([{ url: `${origin}/sitemaps/pages.xml`, lastModified: '2026-11-14' }])
    expect(await readSitemapIndex(text)).toEqual([
      { url: `${origin}/sitemaps/pages.xml`, lastmod: '2026-11-14' },
    ])
  })

  test('know every page of the site that is worth finding', () => {
    const worthFinding = `/ /accessibility /all-americans /archives /awards /calendar /clippings /coverage /facilities /fund /galleries
      /historical-roster /honors /moments /on-this-day /partners /podcasts /preferences /publications /rss_feeds /social-accounts
      /staff-directory /subscribe /tags /tickets /watch`
    expect(sitePages.toSorted()).toEqual(worthFinding.split(/\s+/))
  })

  const golf = { nonSport: false, globalSportNameSlug: 'golf' } as Sport
  test.each([
    [{ rosterId: null, scheduleId: null, displayOpponentHistory: false }, '', '/archives'],
    [{ rosterId: 1, scheduleId: null, displayOpponentHistory: false }, '', '/archives /coaches /roster'],
    [{ rosterId: null, scheduleId: 1, displayOpponentHistory: false }, '', '/archives /results /schedule'],
    [{ rosterId: null, scheduleId: null, displayOpponentHistory: true }, '', '/archives /opponent-history'],
  ])('know the pages that a team has: with %o its home%s and %s', (has, home, others) => {
    const wanted = [home, ...others.split(' ')].map((page) => `/sports/golf${page}`)
    expect(teamPages({ ...golf, ...has }).toSorted()).toEqual(wanted)
  })

  test('know no page of what is no team', () => {
    expect(teamPages({ ...golf, nonSport: true })).toEqual([])
  })
})

describe('robots.txt', () => {
  test('names the sitemap and closes what machines need not read', () => {
    const lines = robotsText(origin, false).split('\n')
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = ['/login', '/invitation', '/account', '/hidden/', '/subscribe/', '/search', '/api/']
    expect(lines.filter((line) => line.startsWith('Dis'))).toEqual(closed.map((path) => `Disallow: ${path}`))
    expect(lines.some((line) => line.startsWith('Allow'))).toBe(false)
  })

  test.each([
    ['a folder of which all is closed', ['/a/:id', '/a/b'], [], ['/a/']],
    ['one page of a folder that is open', ['/a/b'], ['/a/c'], ['/a/b']],
    ['a folder below a page that is open', ['/a/b', '/a/c'], ['/a'], ['/a/']],
    ['a page with all below it', ['/a', '/a/b', '/a/:id'], [], ['/a']],
    ['a deeper folder', ['/a/b/:id'], ['/a/:id'], ['/a/b/']],
  ])('closes no open page: %s', (_, closed, open, expected) => {
    const rows = [
      ...open.map((path) => ({ path, file: path, keys: [] })),
      ...closed.map((path) => ({ path, file: path, keys: [], isClosed: true as const })),
    ]
    expect(closedBeginnings(rows)).toEqual(expected)
  })

  test('leaves the data open where pages are rendered in the browser', () => {
    expect(robotsText(origin, true).split('\n')).toContain('Allow: /api/v2/')
  })
})

test.each(['2026-01-01T00:00:00Z', '2026-11-15T14:00:00Z', '2028-02-29T23:59:59Z'])(
  'at %s security.txt expires within a year, and not soon',
  (moment) => {
    const now = new Date(moment)
    const lines = securityText({ email: 'help@school.example', origin, now }).split('\n')
    const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '')
    const days = (expires - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(100)
    expect(days).toBeLessThan(365)
    expect(lines).toContain('Contact: mailto:help@school.example')
    expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`)
  },
)

test('the manifest has the icons and colours of the school', () => {
  const brand = { primary: '#0B3C5D', secondary: '#F26B21' }
  expect(JSON.parse(manifestText({ name: 'School University', brand }))).toMatchObject({
    short_name: 'School',
    start_url: '/',
    theme_color: '#0B3C5D',
    background_color: '#0B3C5D',
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  })
})
