import { describe, expect, test } from 'vitest'
import type { Story } from '#contract/news.ts'
import { newsArticle } from './news-article.ts'

const school = { name: 'Halcyon State University', crest: 'halcyon/logo.svg' }
const story = {
  title: 'Kingfishers Roll Past Northfield, 31-7',
  teaser: 'It was over early.',
  date: '2026-11-14T20:15:00.000Z',
  url: '/news/2026/11/14/kingfishers-roll-past-northfield-31-7',
  image: { url: 'halcyon/stories/1.jpg', alt: '' },
  byline: 'Sports Desk',
  writer: null,
  sport: { title: 'Football' },
  tags: [{ name: 'Recap' }, { name: 'Conference Play' }],
  video: null,
} as unknown as Story

describe('a story in the words of schema.org', () => {
  test('says what it is called, when it came out, who wrote it and who answers for it', () => {
    expect(newsArticle(story, school)).toMatchObject({
      '@type': 'NewsArticle',
      headline: story.title,
      description: story.teaser,
      datePublished: story.date,
      mainEntityOfPage: { '@id': story.url },
      author: { '@type': 'Person', name: 'Sports Desk' },
      publisher: { '@type': 'Organization', name: school.name },
      keywords: 'Recap, Conference Play',
    })
  })

  test('has its picture 1600 wide as a jpeg', () => {
    expect(newsArticle(story, school).image).toEqual([
      '/images/resize?url=halcyon%2Fstories%2F1.jpg&width=1600&type=jpeg',
    ])
  })

  test.each([
    [110, 110],
    [111, 110],
    [300, 110],
  ])('a headline of %i signs is told with %i', (length, told) => {
    const { headline } = newsArticle({ ...story, title: 'a'.repeat(length) }, school)
    expect(String(headline)).toHaveLength(told)
  })

  test('is by the school where nobody signed it', () => {
    expect(newsArticle({ ...story, byline: null }, school).author).toMatchObject({ name: school.name })
  })

  test('tells of its film only where the file is our own', () => {
    const video = {
      title: 'Highlights',
      description: null,
      publishDate: story.date,
      poster: { url: 'halcyon/p.jpg', alt: '' },
      file: '/files/halcyon/clip.webm',
      durationSeconds: 125,
    } as unknown as NonNullable<Story['video']>
    expect(newsArticle({ ...story, video }, school).video).toMatchObject({
      name: 'Highlights',
      description: 'Highlights',
      contentUrl: '/files/halcyon/clip.webm',
      duration: 'PT2M5S',
    })
    expect(newsArticle({ ...story, video: { ...video, file: null } }, school).video).toBeUndefined()
  })
})
