import { expect, test } from 'vitest'
import { belongsOn } from './tag-place.ts'

const anywhere = { pageTemplates: [], sportNames: [], contentId: null }

test.each([
  ['a tag without places is on every page', {}, {}, true],
  ['and on a page of any kind', {}, { PageTemplate: 'story', SportName: 'football', ContentId: 4 }, true],
  [
    'a tag of stories is on a story',
    { pageTemplates: ['story', 'home-page'] },
    { PageTemplate: 'story' },
    true,
  ],
  ['but on no other page', { pageTemplates: ['story'] }, { PageTemplate: 'roster-list' }, false],
  ['nor where the kind of page is unknown', { pageTemplates: ['story'] }, {}, false],
  [
    "a sport's tag is on its pages, in any spelling",
    { sportNames: ['football'] },
    { SportName: 'Football' },
    true,
  ],
  ["but not on another's", { sportNames: ['football'] }, { SportName: 'wsoc' }, false],
  ['a tag of one story is on that story', { contentId: 4 }, { ContentId: 4 }, true],
  ['but not on the next', { contentId: 4 }, { ContentId: 5 }, false],
  [
    'all places must agree',
    { pageTemplates: ['story'], sportNames: ['football'] },
    { PageTemplate: 'story', SportName: 'wsoc' },
    false,
  ],
])('%s', (_, tag, lookup, expected) => {
  expect(belongsOn({ ...anywhere, ...tag }, lookup)).toBe(expected)
})
