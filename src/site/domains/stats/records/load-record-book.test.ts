import { describe, expect, test } from 'vitest'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadRecordBook } from './load-record-book.ts'

const address = '/sports/football/records'
const holder = (value: number, rest: object = {}) => ({ value, rank: 1, name: 'Ada Byrne', ...rest })
const category = (key: string, ...holders: object[]) => ({
  group: 'passing',
  key,
  table: 'Passing',
  title: `Passing: ${key}`,
  descriptor: 'N',
  format: 'whole' as const,
  holders,
  others: 0,
})
const book = {
  sport: football,
  sportGroup: 'football' as const,
  scope: 'game' as const,
  since: '2024',
  categories: [
    category(
      'yds',
      holder(402, { isTyped: true, season: '1987', opponent: 'Ashcombe' }),
      holder(388, {
        rank: 2,
        season: '2025',
        playedOn: '2025-10-05',
        game: {
          gameId: 7,
          startDate: '2025-10-05T15:00:00',
          locationIndicator: 'A' as const,
          opponent: { title: 'Northfield', slug: 'northfield' },
        },
      }),
    ),
    category('td', holder(5), holder(5)),
  ],
}
type Book = NonNullable<Answers['stats']>['records']

const open = (query = '', records: Book = book as Book, at = address) => {
  const args = loading(at + query, { sportSlug: 'football' }, { stats: { records }, navigation: { sub: [] } })
  return { page: loadRecordBook(args), api: args.api }
}

describe('the record book', () => {
  test.each([
    ['', 'game'],
    ['?scope=career', 'career'],
    ['?scope=lifetime', 'game'],
  ])('at %j asks for one scope', async (query, scope) => {
    const { page, api } = open(query)
    expect((await page).head.canonical).toBe(address)
    expect(api.stats.records).toHaveBeenCalledExactlyOnceWith({ slug: 'football', scope })
  })

  test('says when and against whom, leads to the game, and marks what was typed in', async () => {
    const { book: shown, notes } = await open().page
    const [passing] = shown.groups
    expect(passing?.title).toBe('Passing')
    expect(passing?.lists[0]?.rows).toMatchObject([
      { place: '1', value: '402', when: 'vs Ashcombe, 1987', game: null, isTyped: true },
      {
        place: '2',
        value: '388',
        when: 'at Northfield, Oct 5, 2025',
        game: '/sports/football/stats/2025/northfield/boxscore/7',
      },
    ])
    expect(passing?.lists[1]?.rows.map(({ place }) => place)).toEqual(['T1', 'T1'])
    expect(notes).toEqual({ typed: true, totals: false })
  })

  test('lists one number whole, and a number that it does not have is no page', async () => {
    expect((await open('?number=passing.td').page).book.shown?.title).toBe('td')
    expect(await refusalOf(open('?number=rushing.td').page)).toEqual([404, `Page Not Found: ${address}`])
    expect((await open('?number=;drop').page).book.shown).toBe(null)
  })

  test('of a sport without statistics is no page, and under another name of the team is sent to the right one', async () => {
    expect(await refusalOf(open('', null).page)).toEqual([404, `Page Not Found: ${address}`])
    expect(await refusalOf(open('?scope=season', book as Book, '/sports/fball/records').page)).toEqual([
      301,
      `${address}?scope=season`,
    ])
  })
})
