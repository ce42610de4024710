import { describe, expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { schedule } from './schedule.ts'

const facts = {
  address: '/sports/mens-basketball/schedule',
  alsoAt: '/sports/mens-basketball/schedule/2026-27',
}

describe('schedule: a season is read under the names that team and season have', () => {
  test.each([
    ['/sports/mens-basketball/schedule/2025-2026', '/sports/mens-basketball/schedule/2025-26'],
    [
      '/sports/mens-basketball/schedule/2025_26?location=home',
      '/sports/mens-basketball/schedule/2025-26?location=home',
    ],
    ['/sports/mens-basketball/schedule/text/1999-2000', '/sports/mens-basketball/schedule/text/1999-00'],
  ])('the season of %s is at %s', async (asked, to) => {
    expect(await schedule.address(visitOf(asked))).toEqual({ to, isPermanent: true })
  })

  test.each([
    '/sports/mens-basketball/schedule',
    '/sports/mens-basketball/schedule/2025-26',
    '/sports/football/schedule/2025',
    '/sports/football/schedule/2025-2030',
    '/sports/football/schedule/print',
  ])('%s is spelled right', async (asked) => {
    expect(await schedule.address(visitOf(asked))).toBeNull()
  })

  test.each([
    ['the short address of the current season stands', '/sports/mens-basketball/schedule', null],
    ['so does the one that lasts', '/sports/mens-basketball/schedule/2026-27', null],
    [
      'a team by another name does not',
      '/sports/mbball/schedule?location=home',
      '/sports/mens-basketball/schedule?location=home',
    ],
  ])('%s', (_, asked, to) => {
    expect(schedule.content(visitOf(asked).url, facts)).toEqual(to && { to, isPermanent: true })
  })
})
