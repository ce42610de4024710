import { describe, expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { rightSeason } from './season.ts'

describe('schedule, roster-bio, cume-stats and coach: a season is spelled as the site spells it', () => {
  test.each([
    ['/sports/mens-basketball/schedule/2025-2026', '/sports/mens-basketball/schedule/2025-26'],
    [
      '/sports/mens-basketball/schedule/2025_26?location=home',
      '/sports/mens-basketball/schedule/2025-26?location=home',
    ],
    ['/sports/mens-basketball/schedule/text/1999-2000', '/sports/mens-basketball/schedule/text/1999-00'],
    ['/sports/golf/roster/2025-2026', '/sports/golf/roster/2025-26'],
    ['/sports/golf/stats/2025-2026?view=games', '/sports/golf/stats/2025-26?view=games'],
    ['/sports/golf/coaches/2025-2026', '/sports/golf/coaches/2025-26'],
  ])('%s is at %s', (asked, to) => {
    expect(rightSeason(visitOf(asked))).toEqual({ to, isPermanent: true })
  })

  test.each([
    '/sports/mens-basketball/schedule',
    '/sports/mens-basketball/schedule/2025-26',
    '/sports/football/schedule/2025',
    '/sports/football/schedule/2025-2030',
    '/sports/football/schedule/print',
    '/sports/golf/coaches/overall',
    // The name of a player, or the season of another address, is none.
    '/sports/golf/roster/2025-2026/7',
    '/sports/football/stats/2025-2026/wexcombe/boxscore/12',
  ])('%s is spelled right', (asked) => {
    expect(rightSeason(visitOf(asked))).toBeNull()
  })
})
