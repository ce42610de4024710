import { describe, expect, test } from 'vitest'
import { saidSince, scoreWords, spokenGame, untoldWords } from './spoken-game.ts'

type Told = Parameters<typeof spokenGame>[0]

const team = (name: string, score: number, scoreByPeriod: number[]) =>
  ({ name, abbreviation: name.slice(0, 3), score, scoreByPeriod }) as unknown as Told['home']
const play = (period: number, text: string, score: [number, number] | null = null, side = 'home') =>
  ({
    period,
    clock: '4:12',
    side,
    text,
    awayScore: score?.[0] ?? null,
    homeScore: score?.[1] ?? null,
  }) as Told['plays'][number]
const box = (change: Partial<Told> = {}): Told => ({
  sport: { globalSportNameSlug: 'football' } as Told['sport'],
  periods: ['1', '2', '3'],
  away: team('Ellery', 7, [7, 0, 0]),
  home: team('Halcyon', 10, [0, 7, 3]),
  plays: [play(1, 'Rush for 4 yards'), play(1, 'Touchdown.', [7, 0], 'away'), play(2, 'Touchdown', [7, 7])],
  scoring: [],
  ...change,
})

test.each([
  [7, 10, 'Halcyon 10, Ellery 7.'],
  [12, 10, 'Ellery 12, Halcyon 10.'],
  [0, 0, 'Halcyon 0, Ellery 0.'],
])('%i to %i is said as %s', (away, home, words) => {
  expect(scoreWords('Ellery', away, 'Halcyon', home)).toBe(words)
})

describe('a game that is told', () => {
  test('has a summary for each period: who scored, how it stood, what happened', () => {
    expect(spokenGame(box()).periods.map(({ title, summary }) => `${title}. ${summary}`)).toEqual([
      'Quarter 1. Ellery scored 7, Halcyon nothing. Then Ellery led 7 to 0. 2 plays, 1 with a score.',
      'Quarter 2. Halcyon scored 7, Ellery nothing. Then it was tied at 7. 1 play, 1 with a score.',
      'Quarter 3. Halcyon scored 3, Ellery nothing. Then Halcyon led 10 to 7.',
    ])
  })

  test('says of a play when, who, what, and the score that it made', () => {
    expect(spokenGame(box()).periods[0]?.plays).toEqual([
      { words: '4:12, Halcyon: Rush for 4 yards.', isScore: false },
      { words: '4:12, Ellery: Touchdown. Ellery 7, Halcyon 0.', isScore: true },
    ])
  })

  test('does not say how it stood where periods are no part of the score, as sets are', () => {
    const sets = box({
      sport: { globalSportNameSlug: 'womens-volleyball' } as Told['sport'],
      periods: ['1', '2'],
      away: team('Ellery', 0, [20, 25]),
      home: team('Halcyon', 2, [25, 27]),
      plays: [],
    })
    expect(spokenGame(sets).periods.map(({ title, summary }) => `${title}. ${summary}`)).toEqual([
      'Set 1. Halcyon scored 25, Ellery 20.',
      'Set 2. Halcyon scored 27, Ellery 25.',
    ])
  })

  test('has the scoring plays where no other is kept, and nothing of a period of which nothing is known', () => {
    const told = spokenGame(
      box({
        plays: [],
        scoring: [play(1, 'Safety', [0, 2])] as unknown as Told['scoring'],
        away: team('Ellery', 0, []),
        home: team('Halcyon', 2, []),
      }),
    )
    expect(told.periods).toEqual([
      {
        title: 'Quarter 1',
        summary: '',
        plays: [{ words: '4:12, Halcyon: Safety. Halcyon 2, Ellery 0.', isScore: true }],
      },
    ])
  })
})

describe('what is said by itself', () => {
  const said = (words: string, isScore = false) => ({ words, isScore })
  const before = [said('a')]
  const now = [said('a'), said('b'), said('c', true)]

  test.each([
    ['nothing', []],
    ['scores', ['c']],
    ['every', ['b', 'c']],
  ] as const)('is by choice: %s', (mode, words) => {
    expect(saidSince(before, now, mode)).toEqual(words)
  })

  test('is no more than somebody can follow', () => {
    const many = Array.from({ length: 9 }, (_, index) => said(`${index}`))
    expect(saidSince([], many, 'every')).toEqual(['5 more before.', '5', '6', '7', '8'])
  })

  test('is nothing where plays were taken back', () => {
    expect(saidSince(now, before, 'every')).toEqual([])
  })
})

test.each([
  [null, 'Nothing is told of this game yet. When it has begun, it is told here.'],
  [{ teamScore: '61', opponentScore: '72' }, 'Final: Ellery 72, Halcyon 61. Its plays were not kept.'],
  [{ teamScore: null, opponentScore: null }, 'The game is over. Its plays were not kept.'],
])('a game of which no play is kept and whose result is %j is told by it', (result, words) => {
  expect(untoldWords({ result, opponent: { title: 'Ellery' } } as never, 'Halcyon')).toBe(words)
})
