import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { FeedGame } from '#contract/games.ts'
import { feedText } from './feed-text.ts'

const game = {
  id: 7,
  sport: { title: 'Football', shortName: 'football', globalSportNameSlug: 'football' },
  type: 'upcoming',
  startDate: '2026-11-21T19:00:00',
  startDateUtc: '2026-11-22T00:00:00.000Z',
  endDate: null,
  isTbd: false,
  isAllDay: false,
  status: 'A',
  gameState: 0,
  atVs: 'vs',
  tournament: null,
  opponent: { title: 'Bell, Book & Candle; College', prefix: null },
  facility: null,
  location: 'Río Claro, "Old" Gym\\Annex',
  media: { gameNote: 'One\nTwo' },
  gameCenterLink: null,
  result: null,
  revision: 3,
  updatedAt: '2026-11-15T12:00:00.000Z',
} as unknown as FeedGame
const options = {
  name: 'Halcyon State Football',
  tenant: 'halcyon',
  school: { name: 'Halcyon State University', crest: null },
  origin: 'https://halcyon.example',
}
const textOf = (...games: Partial<FeedGame>[]) =>
  feedText(
    games.map((change) => ({ ...game, ...change })),
    options,
  )
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)) }
}

describe('a calendar feed, read by a calendar library', () => {
  test('has a name and says when to ask again', () => {
    const { calendar } = read(textOf({}))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Halcyon State Football')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
  })

  test('keeps the id of a game through its changes while the sequence grows', () => {
    const [before] = read(textOf({})).events
    const [after] = read(textOf({ revision: 4, startDateUtc: '2026-11-22T01:30:00.000Z' })).events
    expect([before?.uid, before?.sequence]).toEqual(['game-7@halcyon', 3])
    expect([after?.uid, after?.sequence]).toEqual(['game-7@halcyon', 4])
    expect(after?.startDate.toJSDate().toISOString()).toBe('2026-11-22T01:30:00.000Z')
  })

  test('is the same bytes as long as nothing changes', () => {
    expect(textOf({})).toBe(textOf({}))
    expect(textOf({})).toContain('LAST-MODIFIED:20261115T120000Z')
  })

  test.each([
    ['an open hour', { isTbd: true }, '2026-11-21', '2026-11-22'],
    ['a meet of three days', { isAllDay: true, endDate: '2026-11-23' }, '2026-11-21', '2026-11-24'],
  ])('has %s as days', (_, change, start, end) => {
    const [event] = read(textOf(change)).events
    expect([event?.startDate.isDate, String(event?.startDate), String(event?.endDate)]).toEqual([
      true,
      start,
      end,
    ])
  })

  test.each([
    ['A', 'CONFIRMED'],
    ['P', 'TENTATIVE'],
    ['C', 'CANCELLED'],
  ] as const)('a game of status %s is %s', (status, expected) => {
    expect(read(textOf({ status })).events[0]?.component.getFirstPropertyValue('status')).toBe(expected)
  })

  test('keeps every letter of a name, a place and a note', () => {
    const [event] = read(textOf({})).events
    expect(event?.summary).toBe('Halcyon State Football vs Bell, Book & Candle; College')
    expect(event?.location).toBe(game.location)
    expect(event?.description).toBe('One\nTwo')
  })

  test('folds lines at 75 bytes', () => {
    const lines = textOf({ location: 'é'.repeat(200) }).split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })
})
