import { expect, test } from 'vitest'
import { channelsOf, coverageDays } from './coverage-days.ts'

const game = (startDate: string, timeZone = 'America/New_York') => ({ startDate, timeZone })
const titles = (games: ReturnType<typeof game>[], now: string) =>
  coverageDays(games, new Date(now)).map(({ title, games: { length } }) => `${title}: ${length}`)

test('games stand under their days, today and tomorrow by name', () => {
  const games = ['2026-11-15T14:00:00', '2026-11-15T19:00:00', '2026-11-16T19:00:00', '2026-11-20T12:00:00']
  expect(
    titles(
      games.map((start) => game(start)),
      '2026-11-15T17:00:00Z',
    ),
  ).toEqual(['Today, Sunday, November 15: 2', 'Tomorrow, Monday, November 16: 1', 'Friday, November 20: 1'])
})

test('what began on an earlier day and is not over stands with today', () => {
  expect(titles([game('2026-11-13T08:00:00'), game('2026-11-15T19:00:00')], '2026-11-15T17:00:00Z')).toEqual([
    'Today, Sunday, November 15: 2',
  ])
})

test.each([
  ['America/New_York', '2026-11-15T04:59:00Z', 'Tomorrow, Sunday, November 15: 1'],
  ['America/New_York', '2026-11-15T05:00:00Z', 'Today, Sunday, November 15: 1'],
  ['America/Los_Angeles', '2026-11-15T07:59:00Z', 'Tomorrow, Sunday, November 15: 1'],
  ['Pacific/Honolulu', '2026-11-15T10:00:00Z', 'Today, Sunday, November 15: 1'],
])('today is the day at the venue: %s at %s', (timeZone, now, title) => {
  expect(titles([game('2026-11-15T19:00:00', timeZone)], now)).toEqual([title])
})

test('only stations that carry a game are named', () => {
  expect(channelsOf({ tv: 'Seaboard', radio: null }).map(({ kind, name }) => [kind, name])).toEqual([
    ['Television', 'Seaboard'],
  ])
})
