import { describe, expect, test } from 'vitest'
import type { CoachingRecord } from '#contract/staff.ts'
import { orderAfterClick, orderRecords, readRecordsOrder, recordsHref } from './records-order.ts'

const record = (season: string, name: string, wins: number, losses: number): CoachingRecord => ({
  season,
  seasonCount: 1,
  name,
  coachId: null,
  url: null,
  wins,
  losses,
  ties: 0,
  winPercent: wins / (wins + losses),
  conferenceWins: 0,
  conferenceLosses: 0,
  conferenceTies: 0,
  conferencePercent: 0,
  isStored: false,
})
const records = [
  record('1999', 'Ann Zeller', 5, 5),
  record('2001', 'Zoe Abbott', 9, 1),
  record('2000', 'Ann Zeller', 5, 2),
]
const order = (sort: string) => readRecordsOrder(new URLSearchParams({ sort }))
const seasons = (sort: string) => orderRecords(records, order(sort)).map(({ season }) => season)

describe('coaching records', () => {
  test.each([
    ['', ['2001', '2000', '1999']],
    ['nonsense', ['2001', '2000', '1999']],
    ['toString', ['2001', '2000', '1999']],
    ['season', ['1999', '2000', '2001']],
    ['coach', ['2001', '2000', '1999']],
    ['-coach', ['2000', '1999', '2001']],
    ['-wins', ['2001', '2000', '1999']],
    ['wins', ['2000', '1999', '2001']],
    ['-losses', ['1999', '2000', '2001']],
    ['percent', ['1999', '2000', '2001']],
  ])('sorted by "%s" stand in that order, the newest first among equals', (sort, expected) => {
    expect(seasons(sort)).toEqual(expected)
  })

  test.each([
    ['', 'wins', '/sports/golf/coaches/year?sort=-wins'],
    ['-wins', 'wins', '/sports/golf/coaches/year?sort=wins'],
    ['wins', 'coach', '/sports/golf/coaches/year?sort=coach'],
    ['coach', 'coach', '/sports/golf/coaches/year?sort=-coach'],
    ['wins', 'season', '/sports/golf/coaches/year'],
    ['', 'season', '/sports/golf/coaches/year?sort=season'],
  ] as const)('ordered by "%s", the head of %s leads to %s', (sort, column, href) => {
    expect(recordsHref('golf', 'year', orderAfterClick(order(sort), column))).toBe(href)
  })
})
