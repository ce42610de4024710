import { describe, expect, test } from 'vitest'
import type { RssFeed } from '#contract/settings.lists.ts'
import { feedShelves } from './feed-list.ts'

const golf = { id: 1, title: 'Golf', shortName: 'golf', abbrev: 'GO', globalSportNameSlug: 'golf' }
const feed = (given: Partial<RssFeed>): RssFeed => ({
  id: 1,
  title: 'A feed',
  description: null,
  category: 'news',
  url: '/rss/news.xml',
  sport: null,
  ...given,
})

describe('the page of feeds lists', () => {
  test.each([
    [
      'the stories of the site in three forms',
      feed({}),
      ['/rss/news.xml', '/atom/news.xml', '/feed/news.json'],
    ],
    [
      'those of a sport in three forms',
      feed({ sport: golf, url: '/rss/golf.xml' }),
      ['/rss/golf.xml', '/atom/golf.xml', '/feed/golf.json'],
    ],
    ['podcasts in one', feed({ category: 'podcast', url: '/rss/podcasts.xml' }), ['/rss/podcasts.xml']],
    ['the calendar in one', feed({ category: 'schedule', url: '/calendar.ics' }), ['/calendar.ics']],
    ['what comes from elsewhere in one', feed({ url: 'https://a.example/feed' }), ['https://a.example/feed']],
  ])('%s', (_, one, addresses) => {
    const [shelf] = feedShelves([one], [])
    expect(shelf?.feeds[0]?.forms.map(({ href }) => href)).toEqual(addresses)
  })

  test('every tag, and no heading without feeds', () => {
    const shelves = feedShelves([], [{ name: 'Alumni', slug: 'alumni', description: null }])
    expect(shelves.map(({ title }) => title)).toEqual(['By tag'])
    expect(shelves[0]?.feeds[0]?.forms.map(({ href }) => href)).toEqual([
      '/rss/tags/alumni.xml',
      '/atom/tags/alumni.xml',
      '/feed/tags/alumni.json',
    ])
  })
})
