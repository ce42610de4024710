import { expect, test } from 'vitest'
import type { Sport } from '#contract/sports.ts'
import { asksForTags, awaitsContent, tagLookup } from './tag-lookup.ts'

const sport = { shortName: 'wsoc' } as Sport
const nothing = { sport: null, contentId: null }

test.each([
  ['its type', { ...nothing, type: 'home-page' }, { PageTemplate: 'home-page' }],
  ['no type that is unknown', { ...nothing, type: 'unknown' }, {}],
  ['its sport', { ...nothing, type: 'unknown', sport }, { SportName: 'wsoc' }],
  [
    'type, sport and content',
    { type: 'game-center', sport, contentId: 4 },
    { PageTemplate: 'game-center', SportName: 'wsoc', ContentId: 4 },
  ],
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
  ['a page', '/calendar', true, {}, true],
  ['a page where somebody signs in', '/login', true, {}, false],
  ['a page whose address switches tags off', '/calendar', false, {}, false],
  ['a page of a school without tags', '/calendar', true, { trackingTagsEnabled: false }, false],
] as const)('%s asks for tags or not', (_, pathname, trackingTags, configuration, asks) => {
  const page = { key: 'calendar', pathname, contentId: null } as const
  expect(asksForTags(page, { trackingTags }, configuration)).toBe(asks)
})
