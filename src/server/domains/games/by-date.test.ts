import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { byDate } from './by-date.ts'

const game = (id: number, startDate: string, endDate: string | null = null) =>
  ({ id, startDate, endDate }) as Game

test.each([
  ['a night game stays on the day at the venue', [game(1, '2026-11-14T22:30:00')], { '2026-11-14': [1] }],
  [
    'two games of a day stand together',
    [game(1, '2026-11-14T12:00:00'), game(2, '2026-11-14T19:00:00')],
    { '2026-11-14': [1, 2] },
  ],
  [
    'an event of several days stands under each',
    [game(1, '2026-11-13T09:00:00', '2026-11-15')],
    { '2026-11-13': [1], '2026-11-14': [1], '2026-11-15': [1] },
  ],
  [
    'days outside of the range are left out',
    [game(1, '2026-10-30T09:00:00', '2026-11-02')],
    { '2026-11-01': [1], '2026-11-02': [1] },
  ],
  [
    'days come in order',
    [game(1, '2026-11-20T09:00:00'), game(2, '2026-11-10T09:00:00')],
    { '2026-11-10': [2], '2026-11-20': [1] },
  ],
])('%s', (_, games, expected) => {
  const days = byDate(games, '2026-11-01', '2026-11-30')
  expect(Object.fromEntries(days.map(({ date, games: of }) => [date, of.map(({ id }) => id)]))).toEqual(
    expected,
  )
})
