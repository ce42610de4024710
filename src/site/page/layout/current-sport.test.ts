import { describe, expect, test } from 'vitest'
import { currentSport, sportOfParams } from './current-sport.ts'

const football = { id: 1, globalSportNameSlug: 'football', shortName: 'fb' }
const basketball = { id: 2, globalSportNameSlug: 'mens-basketball', shortName: 'mbball' }
const general = { id: 9, globalSportNameSlug: 'general', shortName: 'gen' }
const sports = [football, basketball, general]

describe('the current sport is found from the route parameter', () => {
  test.each([
    ['sportSlug', { sportSlug: 'football' }, football],
    ['slug', { slug: 'football' }, football],
    ['globalSportNameSlug', { globalSportNameSlug: 'football' }, football],
    ['a shortname', { slug: 'mbball' }, basketball],
    ['any spelling', { slug: 'Mens-Basketball' }, basketball],
    ['any spelling of a shortname', { slug: 'MBBALL' }, basketball],
    ['an entry that is no sport', { slug: 'general' }, general],
    [
      'sportSlug before slug, which may be an honor',
      { sportSlug: 'football', slug: 'hall-of-fame' },
      football,
    ],
    ['a name that no sport has', { slug: 'quidditch' }, null],
    ['an empty name', { slug: '' }, null],
    ['no parameter', {}, null],
    ['parameters about something else', { podcastSlug: 'football' }, null],
    ['sportId 0: no specific sport', { sportId: '0', slug: 'football' }, null],
    ['a sportId', { sportId: '2' }, basketball],
    ['a sportId that no sport has', { sportId: '77' }, null],
  ])('%s', (_, params, expected) => {
    expect(sportOfParams(params, sports)).toBe(expected)
  })

  test('a global name slug wins over another sport’s shortname', () => {
    const odd = { id: 3, globalSportNameSlug: 'rowing', shortName: 'football' }
    expect(sportOfParams({ slug: 'football' }, [odd, football])).toBe(football)
  })
})

describe('except on the routes whose content says it', () => {
  test.each([
    ['the content’s sport', 2, basketball],
    ['content without a sport', undefined, null],
    ['content of a sport the school does not list', 77, null],
  ])('%s', (_, ownSportId, expected) => {
    const params = { globalSportNameSlug: 'football' }
    expect(currentSport({ params, sports, hasOwnSport: true, ownSportId })).toBe(expected)
  })

  test('elsewhere the address decides, whatever the content says', () => {
    const params = { globalSportNameSlug: 'football' }
    expect(currentSport({ params, sports, hasOwnSport: false, ownSportId: 2 })).toBe(football)
  })
})
