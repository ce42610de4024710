import { expect, test } from 'vitest'
import { quiet } from '#site/page/layout/live-markers.ts'
import { markersOf } from './markers.ts'

const common = { isHome: false, isSportHome: false, isFullWidth: false, isFullScreen: false }
const home = { ...common, isHome: true, isFullWidth: true }
const sportHome = { ...common, isSportHome: true, isFullWidth: true }
const story = { ...common, isFullScreen: true }

test.each([
  ['Home is full width and no common page', home, 0, {}, 'full-width'],
  ['Sport Home is a sport page and no common page', sportHome, 7, {}, 'sport-page sport-home full-width'],
  ['a story is full screen', story, 7, {}, 'common-page sport-page full-screen'],
  ['who reads on in it', story, 0, { isReading: true }, 'common-page full-screen reading'],
  ['a page of a sport is both', common, 7, {}, 'common-page sport-page'],
  ['sportId 0 is no sport page', common, 0, {}, 'common-page'],
  ['opening a menu adds menu-open', home, 0, { isMenuOpen: true }, 'full-width menu-open'],
  ['a header not fully visible is stuck', common, 0, { isHeaderStuck: true }, 'common-page header-stuck'],
  [
    'a jump within the page scrolls smoothly',
    home,
    0,
    { isScrollingSmoothly: true },
    'full-width smooth-scroll',
  ],
])('%s', (_sentence, flags, sportId, live, expected) => {
  expect(markersOf({ flags, sportId, live: { ...quiet, ...live } })).toBe(expected)
})
