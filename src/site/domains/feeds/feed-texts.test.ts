import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { atomFaults, jsonFeedFaults, podcastFaults, rssFaults } from '#tests/support/feed-rules.ts'
import { atomText } from './atom-text.ts'
import { siteFeedAddress, sportFeedAddress, tagFeedAddress } from './feed-addresses.ts'
import { jsonFeedText } from './json-feed-text.ts'
import { podcastGuid, podcastText } from './podcast-text.ts'
import { rssText } from './rss-text.ts'
import type { StoryFeed } from './story-feed.ts'

const origin = 'https://school.example'
const story = {
  id: 'tag:school.example,2026-11-14:story-7',
  url: `${origin}/news/2026/11/14/a?b=1&c=2`,
  title: 'A <b>bold</b> "win" & ]]> more \u0000\u0008 — 23–17 🏈',
  summary: "Smith's <i>first</i> & last",
  date: new Date('2026-11-14T17:00:00Z'),
  author: 'O’Neil & Sons',
  category: 'Women’s <Golf>',
  image: `${origin}/images/resize?url=a&width=1280`,
}
const feed: StoryFeed = {
  title: 'School Athletics & Co',
  description: 'Every story.',
  author: 'School Athletics',
  home: `${origin}/`,
  addressOf: (kind) => origin + siteFeedAddress(kind),
  icon: `${origin}/icons/512.png`,
  updated: story.date,
  items: [story, { ...story, id: 'tag:school.example,2026-11-13:story-6', author: null, image: null }],
}
/** XML has no place for these two characters. */
const readable = story.title.replace('\u0000\u0008', '')

describe('feeds keep the rules of their formats, whatever stands in a story', () => {
  test('RSS', () => {
    expect(rssFaults(rssText(feed))).toEqual([])
    expect(parseRssFeed(rssText(feed))).toMatchObject({
      title: feed.title,
      items: [
        {
          title: readable,
          link: story.url,
          description: story.summary,
          dc: { creators: [story.author] },
          categories: [{ name: story.category }],
          media: { contents: [{ url: story.image, medium: 'image' }] },
        },
        {},
      ],
    })
  })

  test('Atom', () => {
    expect(atomFaults(atomText(feed))).toEqual([])
    expect(parseAtomFeed(atomText(feed)).entries?.[0]).toMatchObject({
      title: { value: readable },
      summary: { value: story.summary },
      authors: [{ name: story.author }],
    })
  })

  test('JSON Feed', () => {
    expect(jsonFeedFaults(jsonFeedText(feed))).toEqual([])
    expect(parseJsonFeed(jsonFeedText(feed)).items?.[0]).toMatchObject({
      title: story.title,
      authors: [{ name: story.author }],
    })
  })

  test.each([
    ['RSS', () => rssFaults(rssText({ ...feed, items: [] }))],
    ['Atom', () => atomFaults(atomText({ ...feed, items: [] }))],
    ['JSON Feed', () => jsonFeedFaults(jsonFeedText({ ...feed, items: [] }))],
  ])('%s without a story', (_, faults) => {
    expect(faults()).toEqual([])
  })

  test('the rules can be broken', () => {
    expect(rssFaults(rssText({ ...feed, items: [story, story] }))).toEqual([
      'an item has a name of its own for good',
    ])
    expect(atomFaults(atomText({ ...feed, author: '' }))).toEqual([
      'a feed has an author, so that every entry has one',
    ])
    expect(jsonFeedFaults(jsonFeedText({ ...feed, home: 'home' })).length).toBeGreaterThan(0)
  })
})

describe('the podcast feed', () => {
  const episode = {
    id: 3,
    title: 'Q & A',
    slug: 'q-a',
    description: 'Talk <about> it.',
    episodeNumber: 4,
    filename: '/files/school/podcasts/a b.mp3',
    contentType: 'audio/mpeg',
    sizeBytes: 480_044,
    durationSeconds: 61,
    image: { url: 'school/poster.svg', alt: '' },
    publishDate: '2026-11-12T11:00:00.000Z',
    createdDate: '2026-11-12T11:00:00.000Z',
    sport: null,
    category: { id: 1, title: 'The Minute', slug: 'minute' },
    url: '/podcasts/q-a/3',
  }
  const show = {
    title: 'School Podcasts',
    description: 'Shows.',
    author: 'School Athletics',
    email: 'help@school.example',
    origin,
    episodes: [episode] as unknown as Parameters<typeof podcastText>[0]['episodes'],
  }

  test('has what directories ask for', () => {
    expect(podcastFaults(podcastText(show))).toEqual([])
    expect(parseRssFeed(podcastText(show)).items?.[0]).toMatchObject({
      enclosures: [{ url: `${origin}/files/school/podcasts/a%20b.mp3`, length: 480_044, type: 'audio/mpeg' }],
      itunes: { duration: 61, explicit: false },
    })
  })

  test('is known by the UUID that podcastindex.org gives as its example', () => {
    expect(podcastGuid('https://podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c')
    expect(podcastGuid('http://podnews.net/rss/')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c')
  })
})

test('a feed has an address for each format', () => {
  expect([
    siteFeedAddress('rss'),
    sportFeedAddress('atom', 'football'),
    tagFeedAddress('json', 'a&b'),
  ]).toEqual(['/rss/news.xml', '/atom/football.xml', '/feed/tags/a%26b.json'])
})
