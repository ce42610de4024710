import { describe, expect, test } from 'vitest'
import { placesOf } from './places.ts'
import { type Holder, withTyped } from './typed-records.ts'

const holder = (name: string | null, rest: Partial<Holder> = {}): Holder => ({
  name,
  playerId: null,
  url: null,
  image: null,
  season: null,
  game: null,
  playedOn: null,
  opponent: null,
  isTyped: false,
  isTotalsOnly: false,
  note: null,
  ...rest,
})
const counted = (value: number, name: string | null, rest: Partial<Holder> = {}) => ({
  value,
  who: holder(name, rest),
})
const typed = (value: number, name: string | null, rest: Partial<Holder> = {}) =>
  counted(value, name, { ...rest, isTyped: true })
const shown = ({ holders }: ReturnType<typeof withTyped>) =>
  holders.map(({ rank, value, who }) => `${rank}. ${value} ${who.name}${who.isTyped ? ' (typed)' : ''}`)

describe('what the office typed in', () => {
  test('stands among what was counted, and first among equals', () => {
    expect(
      shown(
        withTyped('season', placesOf([counted(40, 'New'), counted(30, 'Newer')]), [
          typed(40, 'Old'),
          typed(35, 'Older'),
        ]),
      ),
    ).toEqual(['1. 40 Old (typed)', '1. 40 New', '3. 35 Older (typed)', '4. 30 Newer'])
  })

  test.each([
    ['a career goes by its better number', 'career', {}, {}, true],
    ['a season of the same person is one', 'season', { season: '2024' }, { season: '2024' }, true],
    ['other seasons are two', 'season', { season: '2023' }, { season: '2024' }, false],
    [
      'a game of the same day is one',
      'game',
      { playedOn: '2024-10-05' },
      {
        game: {
          gameId: 1,
          startDate: '2024-10-05T15:00:00',
          locationIndicator: 'H' as const,
          opponent: { title: 'Ashcombe', slug: 'ashcombe' },
        },
      },
      true,
    ],
    ['of a game without a day nothing is known', 'game', {}, { playedOn: '2024-10-05' }, false],
  ] as const)('is not told twice: %s', (_, scope, typedAs, countedAs, isOne) => {
    const book = (own: number, other: number) =>
      withTyped(scope, placesOf([counted(other, 'Ada Reyes', countedAs)]), [
        typed(own, 'ada reyes ', typedAs),
      ])
    expect(book(12, 20).holders).toHaveLength(isOne ? 1 : 2)
    if (!isOne) return
    expect(shown(book(12, 20))).toEqual(['1. 20 Ada Reyes'])
    expect(shown(book(20, 12))).toEqual(['1. 20 ada reyes  (typed)'])
  })
})
