import { expect, test } from 'vitest'
import type { Sport } from '#contract/sports.ts'
import { pageTypeOf, tagLookup } from './tag-lookup.ts'

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
  ['story', 'story'],
  ['archives_sport', 'story-archives'],
  ['hof_bio', 'hall-of-fame'],
  ['subscribe', 'unknown'],
] as const)('a page named %s is of the type %s', (key, type) => {
  expect(pageTypeOf(key)).toBe(type)
})
