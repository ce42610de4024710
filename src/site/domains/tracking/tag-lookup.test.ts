import { expect, test } from 'vitest'
import type { Sport } from '#contract/sports.ts'
import { awaitsContent, pageTypeOf, tagLookup } from './tag-lookup.ts'

const sport = { shortName: 'wsoc' } as Sport
const nothing = { sport: null, contentId: null }

test.each([
  ['its type', { ...nothing, key: 'homepage' }, { PageTemplate: 'home-page' }],
  ['no type that is unknown', { ...nothing, key: 'tickets' }, {}],
  ['its sport', { ...nothing, key: 'tickets', sport }, { SportName: 'wsoc' }],
  [
    'type, sport and content',
    { key: 'game_center', sport, contentId: 4 },
    { PageTemplate: 'game-center', SportName: 'wsoc', ContentId: 4 },
  ],
  ['that it failed', { ...nothing, key: undefined }, { PageTemplate: 'error-404' }],
] as const)('a page asks for its tags with %s', (_, page, lookup) => {
  expect(tagLookup(page)).toEqual(lookup)
})

test.each([
  ['a story whose id is not known', 'story', '/news/2026/11/15/a-win', null, true],
  ['a story', 'story', '/news/2026/11/15/a-win', 12, false],
  ['a game center whose game is not known', 'game_center', '/game-center/12', null, true],
  ['a page that needs no content id', 'calendar', '/calendar', null, false],
  ['a story that is not there', undefined, '/news/2026/11/15/no-win', null, false],
] as const)(
  '%s waits for its content id before it asks for tags: %s',
  (_page, key, pathname, contentId, waits) => {
    expect(awaitsContent({ key, pathname, contentId })).toBe(waits)
  },
)

test.each([
  ['story', 'story'],
  ['archives_sport', 'story-archives'],
  ['hof_bio', 'hall-of-fame'],
  ['subscribe', 'unknown'],
] as const)('a page named %s is of the type %s', (key, type) => {
  expect(pageTypeOf(key)).toBe(type)
})
