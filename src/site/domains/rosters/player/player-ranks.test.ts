import { describe, expect, test } from 'vitest'
import { ordinal, rankChips } from './player-ranks.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('%i is %s', (rank, words) => {
  expect(ordinal(rank)).toBe(words)
})

type Sources = Parameters<typeof rankChips>[1]
const sport = { globalSportNameSlug: 'football' }
const leaders = (...ranks: number[]) =>
  ({
    sport,
    season: '2026',
    categories: ranks.map((rank, index) => ({
      group: 'passing',
      key: `n${index}`,
      statName: `Number ${index}`,
      leaders: [
        { rosterPlayerId: 99, rank: 1 },
        { rosterPlayerId: 7, rank },
      ],
    })),
  }) as unknown as Sources['leaders']
const careers = (...ranks: number[]) =>
  ({
    sport,
    categories: ranks.map((rank, index) => ({
      group: 'rushing',
      key: `n${index}`,
      title: `Career ${index}`,
      holders: [{ playerId: 70, rank }],
    })),
  }) as unknown as Sources['careers']
const places = (found: ReturnType<typeof rankChips>) => found.map(({ place, among }) => `${place} ${among}`)

describe('where a player stands', () => {
  const who = { rosterPlayerId: 7, playerId: 70 }
  test.each([
    ['nowhere', { leaders: null, careers: null }, []],
    ['on the team', { leaders: leaders(2, 1), careers: null }, ['1st on the team', '2nd on the team']],
    ['of all time', { leaders: null, careers: careers(3) }, ['3rd all-time']],
    [
      'in both, two of each',
      { leaders: leaders(3, 1, 2), careers: careers(9, 4, 5) },
      ['1st on the team', '2nd on the team', '4th all-time', '5th all-time'],
    ],
    [
      'in much of one and little of the other',
      { leaders: leaders(1), careers: careers(1, 2, 3, 4, 5) },
      ['1st on the team', '1st all-time', '2nd all-time', '3rd all-time'],
    ],
  ] as const)('%s', (_, sources, expected) => {
    expect(places(rankChips(who, sources))).toEqual(expected)
  })

  test('somebody else has no place of theirs', () => {
    expect(
      rankChips({ rosterPlayerId: 8, playerId: 80 }, { leaders: leaders(1), careers: careers(1) }),
    ).toEqual([])
  })
})
