import { expect, test } from 'vitest'
import { quiet } from './live-markers.ts'
import { markersOf } from './markers.ts'

const home = { isHome: true, isSportHome: false }
const sportHome = { isHome: false, isSportHome: true }
const common = { isHome: false, isSportHome: false }

test.each([
  ['Home has no marker', home, 0, {}, ''],
  ['Sport Home is a sport page and no common page', sportHome, 7, {}, 'sport-page sport-home'],
  ['a page of a sport is both', common, 7, {}, 'common-page sport-page'],
  ['sportId 0 is no sport page', common, 0, {}, 'common-page'],
  ['opening a menu adds menu-open', home, 0, { isMenuOpen: true }, 'menu-open'],
  ['a header not fully visible is stuck', common, 0, { isHeaderStuck: true }, 'common-page header-stuck'],
  ['a jump within the page scrolls smoothly', home, 0, { isScrollingSmoothly: true }, 'smooth-scroll'],
])('%s', (_sentence, flags, sportId, live, expected) => {
  expect(markersOf({ flags, sportId, live: { ...quiet, ...live } })).toBe(expected)
})
