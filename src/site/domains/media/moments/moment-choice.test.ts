import { expect, test } from 'vitest'
import { momentHref, momentQuery, momentSize, readMomentChoice } from './moment-choice.ts'

const every = { sportSlug: null, year: null, page: 1 }

test.each([
  ['', {}],
  ['year=1998', { year: 1998 }],
  ['year=98', {}],
  ['year=9999', {}],
  ['year=1998&page=2', { year: 1998, page: 2 }],
])('moments by year: ?%s', (search, chosen) => {
  expect(readMomentChoice(new URLSearchParams(search), null)).toEqual({ ...every, ...chosen })
})

test('the wall of a sport and of a year has its own address', () => {
  expect(momentHref(every)).toBe('/moments')
  expect(momentHref({ sportSlug: 'football', year: 2024, page: 2 })).toBe(
    '/sports/football/moments?year=2024&page=2',
  )
})

test('the API is asked for what was chosen and nothing else', () => {
  expect(momentQuery(every)).toEqual({ $pageIndex: 0, $pageSize: 24 })
  expect(momentQuery({ ...every, year: 2024, page: 2 }, 3)).toEqual({
    sportId: 3,
    year: 2024,
    $pageIndex: 1,
    $pageSize: 24,
  })
})

test('the latest opens the wall, and a film stands out', () => {
  expect(momentSize({ hasFilm: false, isLatest: true })).toBe('large')
  expect(momentSize({ hasFilm: true, isLatest: false })).toBe('wide')
  expect(momentSize({ hasFilm: false, isLatest: false })).toBe('plain')
})
