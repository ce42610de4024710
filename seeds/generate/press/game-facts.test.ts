import { describe, expect, test } from 'vitest'
import { howItWent, mannerOf, placing, printedScore } from './game-facts.ts'

const game = (
  team: number[],
  opponent: number[],
  postscore: string | null = null,
  score?: [number, number],
) => {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const [ours, theirs] = score ?? [sum(team), sum(opponent)]
  return {
    lineScores: { team, opponent },
    teamScore: `${ours}`,
    opponentScore: `${theirs}`,
    postscore,
    resultStatus: ours > theirs ? ('W' as const) : ours < theirs ? ('L' as const) : ('T' as const),
  }
}

describe('a result is told by its figures', () => {
  test.each([
    ['football', game([7, 7, 3, 7], [7, 3, 7, 3]), 'close'],
    ['football', game([21, 14, 7, 0], [0, 3, 0, 3]), 'rout'],
    ['football', game([0, 7, 0, 0], [0, 0, 0, 0]), 'shutout'],
    ['football', game([7, 7, 7, 0], [0, 7, 0, 7]), 'close'],
    ['football', game([0, 3, 7, 21], [10, 7, 3, 0]), 'comeback'],
    ['basketball', game([35, 35, 10], [30, 40, 4], 'OT'), 'overtime'],
    ['baseball', game([1, 0, 0, 0, 0, 0, 0, 0, 1, 1], [0, 2, 0, 0, 0, 0, 0, 0, 0, 0], '10 inn.'), 'overtime'],
    ['volleyball', game([25, 25, 25], [20, 21, 22], null, [3, 0]), 'rout'],
    ['volleyball', game([25, 20, 25, 20, 15], [20, 25, 20, 25, 12], null, [3, 2]), 'close'],
  ] as const)('%s %#', (family, played, manner) => {
    expect(mannerOf(played, family)).toBe(manner)
  })

  test("the winner's score stands first", () => {
    expect(printedScore(game([0, 1], [2, 0]))).toBe('2-1')
    expect(printedScore(game([35, 35, 10], [30, 40, 4], 'OT'))).toBe('80-74 (OT)')
    expect(printedScore(game([1], [0], '10 inn.'))).toBe('1-0 (10 innings)')
  })

  test('periods are told in order and agree with the line score', () => {
    expect(howItWent(game([0, 3, 7, 21], [10, 7, 3, 0]), 'football', 'Halcyon State', 'Old Ferry')).toEqual([
      'After the first quarter Old Ferry led 10-0.',
      'At halftime Old Ferry led 17-3.',
      'The fourth quarter made the difference, as Halcyon State outscored Old Ferry 21-0.',
    ])
    expect(howItWent(game([35, 35, 10], [30, 40, 4], 'OT'), 'basketball', 'A', 'B')).toEqual([
      'After the first half A led 35-30.',
      'B had the better of the second half, 40-35.',
      'Regulation ended 70-70, and it took an overtime to settle it.',
    ])
  })

  test('a place in a field is read from the result', () => {
    expect(placing('T-3rd of 12')).toEqual({ place: 3, field: 12, isTied: true })
    expect(placing('11th of 14')).toEqual({ place: 11, field: 14, isTied: false })
    expect(placing(null)).toBeNull()
  })
})
