import { expect, test } from 'vitest'
import { contentHref, kindCounts, readTagChoice, tagHref, tagQuery } from './tag-choice.ts'

const recap = { tagSlug: 'recap', sportSlug: null }

test.each([
  ['', { kind: null, page: 1 }],
  ['kind=video', { kind: 'video', page: 1 }],
  ['kind=coach&page=2', { kind: null, page: 2 }],
])('a tag by kind: ?%s', (search, chosen) => {
  expect(readTagChoice(new URLSearchParams(search), recap)).toEqual({ ...recap, ...chosen })
})

test.each([
  [{ ...recap, kind: null, page: 1 }, '/tags/recap'],
  [{ ...recap, sportSlug: 'football', kind: null, page: 1 }, '/tags/recap/football'],
  [
    { ...recap, sportSlug: 'football', kind: 'gallery' as const, page: 2 },
    '/tags/recap/football?kind=gallery&page=2',
  ],
])('%j is at %s', (choice, href) => {
  expect(tagHref(choice)).toBe(href)
})

test('the API is asked for what was chosen and nothing else', () => {
  expect(tagQuery({ ...recap, kind: null, page: 1 })).toEqual({ $pageIndex: 0, $pageSize: 24 })
  expect(tagQuery({ ...recap, kind: 'video', page: 3 }, 4)).toEqual({
    sportId: 4,
    kind: 'video',
    $pageIndex: 2,
    $pageSize: 24,
  })
})

test('a moment is on the wall of its year, everything else at its own address', () => {
  const moment = { kind: 'moment' as const, id: 7, date: '2024-11-30', url: null }
  expect(contentHref(moment)).toBe('/moments?year=2024#moment-7')
  expect(contentHref({ ...moment, kind: 'story', url: '/news/2024/11/30/x' })).toBe('/news/2024/11/30/x')
})

test('kinds without content are not offered', () => {
  expect(
    kindCounts([
      { kind: 'gallery', count: 2 },
      { kind: 'podcast', count: 0 },
      { kind: 'story', count: 9 },
    ]),
  ).toEqual([
    { kind: 'story', count: 9 },
    { kind: 'gallery', count: 2 },
  ])
})
