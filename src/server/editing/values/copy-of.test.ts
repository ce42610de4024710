import { describe, expect, test } from 'vitest'
import { kinds } from '#server/desk.ts'
import { copyOf, markedTitle, markedWord } from './copy-of.ts'

const circumstances = { timeZone: 'America/New_York', now: new Date('2026-11-14T17:00:00Z') }

describe('something like another', () => {
  test.each([
    ['Boat race', 1, 'Boat race (copy)'],
    ['Boat race', 3, 'Boat race (copy 3)'],
    ['Boat race (copy)', 1, 'Boat race (copy 2)'],
    ['Boat race (copy 9)', 2, 'Boat race (copy 11)'],
  ])('than %s is called, in turn %i, %s', (title, turn, called) => {
    expect(markedTitle(title, turn)).toBe(called)
  })

  test('is called no longer than its field is', () => {
    expect(markedTitle('A very long title', 1, 14)).toBe('A very (copy)')
  })

  test.each([
    ['/buy', 1, '/buy-copy'],
    ['/buy', 2, '/buy-copy-2'],
    ['/buy-copy', 1, '/buy-copy-2'],
    ['/buy/', 1, '/buy-copy/'],
    ['/buy.aspx?id=4', 1, '/buy-copy.aspx?id=4'],
    ['home-banner', 1, 'home-banner-copy'],
  ])('than %s is found, in turn %i, at %s', (word, turn, found) => {
    expect(markedWord(word, turn)).toBe(found)
  })

  // What is not there is made by the kind from what is, or asked for.
  test.each([
    ['partners', { title: 'A', tier: 'premier' }, { title: 'A (copy)', tier: 'premier' }],
    ['stories', { title: 'A', slug: 'a' }, { title: 'A (copy)' }],
    ['sport-files', { title: 'A', filename: 'a' }, { title: 'A (copy)' }],
    [
      'documents',
      { title: 'A', path: '2026/a.pdf', storagePath: 'x/a.pdf' },
      { title: 'A (copy)', storagePath: 'x/a.pdf' },
    ],
    [
      'sports',
      { title: 'Football', shortname: 'fb', globalSportNameSlug: 'football', gender: 'M' },
      { title: 'Football (copy)', gender: 'M' },
    ],
    ['promotion-places', { title: 'A', name: 'a' }, { title: 'A (copy)', name: 'a-copy' }],
    ['redirects', { fromPath: '/buy', location: '/shop' }, { fromPath: '/buy-copy', location: '/shop' }],
    [
      'seasons',
      { sportId: 4, title: '2026-27', startsOn: '2026-08-01', endsOn: '2027-05-01', isCurrent: true },
      { sportId: 4, title: '2027-28', isCurrent: false },
    ],
    ['seasons', { sportId: 4, title: 'Soon' }, { sportId: 4, isCurrent: false }],
    ['stat-records', { stat: 'Points', holder: 'A' }, { stat: 'Points', holder: 'A' }],
    ['fronts', { sportId: 4, places: [] }, { sportId: 4, places: [] }],
  ])('of %s %j is %j', (kind, value, copy) => {
    expect(copyOf(kinds.named(kind), value, 1, circumstances)).toEqual(copy)
  })
})
