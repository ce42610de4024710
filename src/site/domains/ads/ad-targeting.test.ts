import { describe, expect, test } from 'vitest'
import { adPageType, adSportCode, adTargeting } from './ad-targeting.ts'

test.each([
  ['home-page', 'home'],
  ['story', 'stories'],
  ['story-archives', 'stories-archives'],
  ['photo-galleries', 'photogallery'],
  ['roster-list', 'roster-list'],
  ['unknown', 'unknown'],
])('for ad targeting the page type %s is %s', (type, remapped) => {
  expect(adPageType(type)).toBe(remapped)
})

describe('the sport code of a page', () => {
  const page = { type: 'roster-list', pathname: '/sports/x/roster', sport: null }

  test.each([
    ['football', 'fb'],
    ['mens-basketball', 'mb'],
    ['womens-basketball', 'wb'],
    ['womens-volleyball', 'wv'],
    ['mens-water-polo', 'mp'],
    ['skiing', 'ot'],
    ['toString', 'ot'],
    [null, 'ot'],
  ])('of %s is %s', (sport, code) => {
    expect(adSportCode({ ...page, sport })).toBe(code)
  })

  test('is that of the front page at home', () => {
    expect(adSportCode({ type: 'home-page', pathname: '/', sport: null })).toBe('frontpage')
  })

  test.each(['/signingday/football', '/sports/football/signing-day', '/feature/SigningDay'])(
    'is that of signing day at %s',
    (pathname) => {
      expect(adSportCode({ ...page, pathname, sport: 'football' })).toBe('signingday')
    },
  )

  test('is not that of signing day for a story about it', () => {
    const pathname = '/news/2026/2/4/football-signing-day-notes'
    expect(adSportCode({ ...page, pathname, sport: 'football' })).toBe('fb')
  })
})

test.each([
  [true, 'yes'],
  [false, 'no'],
])('with isTesting %s the network is told the site, %s, the page and its sport', (isTesting, told) => {
  const page = { type: 'story', pathname: '/news/1', sport: 'football', contentId: 4 }
  expect(adTargeting(page, { siteId: 'northfold', isTesting })).toEqual({
    site: 'northfold',
    is_testing: told,
    is_home: 'no',
    page: 'stories',
    sport: 'fb',
    post_id: '4',
  })
})
