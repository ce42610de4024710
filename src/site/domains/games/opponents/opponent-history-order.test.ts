import { describe, expect, test } from 'vitest'
import type { OpponentHistory } from '#contract/games.ts'
import {
  chosenRows,
  lettersOf,
  opponentHistoryHref,
  orderAfterClick,
  readOpponentChoice,
  type SeriesRow,
  seriesRows,
} from './opponent-history-order.ts'

const row = (title: string, wins: number, losses: number, streak: string): SeriesRow => ({
  id: 1,
  title,
  abbreviation: title.slice(0, 3).toUpperCase(),
  image: null,
  href: '',
  wins,
  losses,
  ties: 0,
  percent: wins / (wins + losses),
  record: `${wins}-${losses}`,
  streak,
  first: '2024-09-01',
  last: { date: '2026-09-01', status: 'W', score: '1-0' },
})

const rows = [row('Thornbury Tech', 3, 1, 'W2'), row('Ellery', 1, 4, 'L3'), row('Old Ferry', 2, 2, 'T1')]
const shown = (query: string) =>
  chosenRows(rows, readOpponentChoice(new URLSearchParams(query))).map(({ title }) => title)

describe('the table of opponents', () => {
  test.each([
    ['', ['Ellery', 'Old Ferry', 'Thornbury Tech']],
    ['sort=-opponent', ['Thornbury Tech', 'Old Ferry', 'Ellery']],
    ['sort=-wins', ['Thornbury Tech', 'Old Ferry', 'Ellery']],
    ['sort=wins', ['Ellery', 'Old Ferry', 'Thornbury Tech']],
    ['sort=-streak', ['Thornbury Tech', 'Old Ferry', 'Ellery']],
    ['sort=-meetings', ['Ellery', 'Old Ferry', 'Thornbury Tech']],
    ['sort=constructor', ['Ellery', 'Old Ferry', 'Thornbury Tech']],
    ['letter=o', ['Old Ferry']],
    ['letter=of', ['Ellery', 'Old Ferry', 'Thornbury Tech']],
    ['text=tech+thorn', ['Thornbury Tech']],
    ['text=ell&letter=T', []],
  ])('?%s shows %j', (query, titles) => {
    expect(shown(query)).toEqual(titles)
  })

  test('its letters are those under which somebody is found', () => {
    expect(lettersOf(rows)).toEqual(['E', 'O', 'T'])
  })

  test.each([
    ['', '/sports/football/opponent-history'],
    ['sort=opponent', '/sports/football/opponent-history'],
    ['text=a+b&letter=c&sort=-wins', '/sports/football/opponent-history?text=a+b&letter=C&sort=-wins'],
  ])('the choice ?%s is kept in the address %s', (query, address) => {
    expect(opponentHistoryHref('football', readOpponentChoice(new URLSearchParams(query)))).toBe(address)
  })

  test.each([
    ['sort=-wins', 'wins', 'ascending'],
    ['sort=wins', 'wins', 'descending'],
    ['', 'wins', 'descending'],
    ['', 'opponent', 'descending'],
    ['sort=-wins', 'opponent', 'ascending'],
    ['', 'first', 'ascending'],
  ] as const)('under ?%s the head of %s leads to %s', (query, column, direction) => {
    const { order } = readOpponentChoice(new URLSearchParams(query))
    expect(orderAfterClick(order, column)).toEqual({ column, direction })
  })
})

test('an event without a decision is no opponent', () => {
  const opponent = { id: 5, slug: 'keystone-open', title: 'Keystone Open', abbreviation: 'KO', image: null }
  const item = { opponent, meetings: 2, firstMeeting: null, lastMeeting: null }
  expect(seriesRows('wrestling', [item as unknown as OpponentHistory['items'][number]])).toEqual([])
})
