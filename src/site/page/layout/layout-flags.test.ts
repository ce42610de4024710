import { describe, expect, test } from 'vitest'
import { layoutFlags } from './layout-flags.ts'

describe('layout flags by route', () => {
  test.each(['/', '/sports/football', '/Sports/Football/', '/game-center/12'])(
    'full width: %s',
    (pathname) => {
      expect(layoutFlags(pathname)).toMatchObject({ isFullWidth: true, isFullScreen: false, hasShell: true })
    },
  )

  test.each([
    '/sports/football/roster/print',
    '/sports/football/roster/print/2025',
    '/sports/football/schedule/text',
    '/sports/football/schedule/text/2025',
    '/sports/football/schedule/print/2025',
    '/sports/football/results/print/2025/all',
    '/staff-directory/print',
    '/calendar/print/month/all/2026-11-01/2026-11-30/all',
    '/sports/football/calendar/print/month/all/2026-11-01/2026-11-30/all',
    '/splash/3',
    '/hidden/splash/3',
  ])('full screen, without header and footer: %s', (pathname) => {
    expect(layoutFlags(pathname)).toMatchObject({ isFullWidth: false, isFullScreen: true, hasShell: false })
  })

  test.each(['/news/2026/11/15/a-win', '/hidden/news/2026/11/15/a-win'])(
    'full screen, within header and footer: %s',
    (pathname) => {
      expect(layoutFlags(pathname)).toMatchObject({ isFullScreen: true, hasShell: true })
    },
  )

  test.each(['/calendar', '/sports/football/roster', '/sports/football/schedule/2025', '/news', '/404'])(
    'neither: %s',
    (pathname) => {
      expect(layoutFlags(pathname)).toMatchObject({ isFullWidth: false, isFullScreen: false, hasShell: true })
    },
  )

  test.each([
    ['/game-center/12', true],
    ['/news/2026/11/15/a-win', true],
    ['/hidden/news/2026/11/15/a-win', true],
    ['/sports/2026/11/15/notes', true],
    ['/hidden/sports/2026/11/15/notes', true],
    ['/protected/sports/2026/11/15/notes', true],
    ['/documents/2026/rules.pdf', false],
    ['/sports/football', false],
  ])('%s needs a content id: %s', (pathname, expected) => {
    expect(layoutFlags(pathname).needsContentId).toBe(expected)
  })

  test.each([
    ['/game-center/12', true],
    ['/sports/football/stats/2026/pinemarch/boxscore/12', true],
    ['/news/2026/11/15/a-win', true],
    ['/sports/2026/11/15/notes', true],
    ['/sports/football/stats/2026', false],
    ['/sports/football/roster/aaron-abbott/12', false],
    ['/sports/football', false],
  ])('%s takes its sport from its content: %s', (pathname, expected) => {
    expect(layoutFlags(pathname).hasOwnSport).toBe(expected)
  })

  test.each([
    ['/', true, false],
    ['/sports/football', false, true],
    ['/sports/football/roster', false, false],
    ['/sports', false, false],
  ])('%s is Home: %s, Sport Home: %s', (pathname, isHome, isSportHome) => {
    expect(layoutFlags(pathname)).toMatchObject({ isHome, isSportHome })
  })
})
