import { describe, expect, test } from 'vitest'
import { byMonth, byTournament, nextGameId } from './season-games.ts'

test('games stand under the month on the clock of the venue, in the order of play', () => {
  const games = [
    '2026-11-30T23:00:00',
    '2026-12-01T00:30:00',
    '2026-12-05T19:00:00',
    '2027-01-02T13:00:00',
  ].map((startDate) => ({ startDate }))
  expect(byMonth(games).map(({ title, games: list }) => [title, list.length])).toEqual([
    ['November 2026', 1],
    ['December 2026', 2],
    ['January 2027', 1],
  ])
})

describe('the next game', () => {
  const now = new Date('2026-11-14T18:00:00Z')
  const game = (
    id: number,
    startDateUtc: string,
    type: 'recent' | 'upcoming' | 'S' = 'upcoming',
    endDateUtc: string | null = null,
  ) => ({ id, startDateUtc, type, endDateUtc })

  test.each([
    [
      'is the first that is still to come',
      [game(1, '2026-11-07T18:00:00Z', 'recent'), game(2, '2026-11-21T18:00:00Z')],
      2,
    ],
    ['is the one being played', [game(1, '2026-11-14T17:00:00Z'), game(2, '2026-11-21T18:00:00Z')], 1],
    [
      'is an event on its second day',
      [game(1, '2026-11-13T05:00:00Z', 'upcoming', '2026-11-15T04:59:00Z')],
      1,
    ],
    [
      'is not one whose result nobody entered',
      [game(1, '2026-11-10T18:00:00Z'), game(2, '2026-11-21T18:00:00Z')],
      2,
    ],
    ['is not a special event', [game(1, '2026-11-20T18:00:00Z', 'S'), game(2, '2026-11-21T18:00:00Z')], 2],
    ['does not exist after the season', [game(1, '2026-11-07T18:00:00Z', 'recent')], null],
  ])('%s', (_case, games, id) => {
    expect(nextGameId(games, now)).toBe(id)
  })
})

test('games of one tournament that follow each other stand together', () => {
  const game = (id: number, tournament: string | null, title = 'Northfield') =>
    ({ id, type: 'recent', tournament, opponent: { title } }) as Parameters<
      typeof byTournament
    >[0][number] & {
      id: number
    }
  const groups = byTournament([
    game(1, null),
    game(2, 'Harbor Classic'),
    game(3, 'Harbor Classic'),
    game(4, 'Alone Cup'),
    game(5, null),
    // A meet is what the school goes to: it needs no heading over itself.
    game(6, 'Autumn Relays', 'Autumn Relays'),
    game(7, 'Autumn Relays', 'Autumn Relays'),
  ])
  expect(groups.map(({ tournament, games }) => [tournament, games.map(({ id }) => id)])).toEqual([
    [null, [1]],
    ['Harbor Classic', [2, 3]],
    [null, [4, 5, 6, 7]],
  ])
})
