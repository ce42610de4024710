import { describe, expect, test } from 'vitest'
import {
  careerFacts,
  conferencePercent,
  conferenceText,
  ordinal,
  overallText,
  telephoneLink,
  withHeadCoach,
} from './staff-words.ts'

test.each([
  ['410-555-0123', 'tel:4105550123'],
  ['+1 (410) 555 0123', 'tel:+14105550123'],
  ['410.555.0123 ext. 45', 'tel:4105550123,45'],
  ['410-555-0123 x45', 'tel:4105550123,45'],
])('the telephone number %s dials %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})

const totals = (wins: number, losses: number, ties: number, conference: [number, number, number]) => ({
  wins,
  losses,
  ties,
  winPercent: (wins + ties / 2) / (wins + losses + ties),
  conferenceWins: conference[0],
  conferenceLosses: conference[1],
  conferenceTies: conference[2],
  conferencePercent: 0.625,
})

describe('a record', () => {
  test.each([
    [totals(9, 3, 0, [5, 3, 0]), '9-3', '5-3', '62.5%'],
    [totals(9, 3, 1, [5, 3, 1]), '9-3-1', '5-3-1', '62.5%'],
    [totals(9, 3, 0, [0, 0, 0]), '9-3', '–', '–'],
  ])('is wins, losses and, where there were any, ties', (record, overall, conference, percent) => {
    expect([overallText(record), conferenceText(record), conferencePercent(record)]).toEqual([
      overall,
      conference,
      percent,
    ])
  })

  test('of a career is told in large figures, and of an assistant not at all', () => {
    const career = totals(30, 10, 0, [0, 0, 0])
    expect(careerFacts({ career, records: [{}, {}, {}] as never }).map(({ value }) => value)).toEqual([
      '30-10',
      '3',
    ])
    expect(careerFacts({ career: null, records: [] })).toEqual([])
    expect(careerFacts({ career: totals(0, 0, 0, [0, 0, 0]), records: [] })).toEqual([])
  })
})

describe('who leads the team', () => {
  test.each([
    [['Head Coach', 'Assistant Coach'], 'Head Coach'],
    [['Assistant Head Coach', 'Head Coach'], 'Head Coach'],
    [["Head Women's Coach"], "Head Women's Coach"],
    [['Associate Head Coach', 'Assistant Coach'], undefined],
    [['Director of Sailing'], undefined],
  ])('of %j is %s', (titles, expected) => {
    const coaches = titles.map((title) => ({ title }))
    const { head, others } = withHeadCoach(coaches)
    expect(head?.title).toBe(expected)
    expect(others).toHaveLength(titles.length - (expected ? 1 : 0))
  })
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [113, '113th'],
])('%i is the %s', (count, text) => {
  expect(ordinal(count)).toBe(text)
})
