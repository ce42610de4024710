import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { sportsEvent } from './sports-event.ts'

const school = { name: 'Halcyon State University', crest: null }
const game = {
  sport: { title: 'Football' },
  type: 'upcoming',
  startDate: '2026-11-21T19:00:00',
  startDateUtc: '2026-11-22T00:00:00Z',
  endDate: null,
  isTbd: false,
  isAllDay: false,
  status: 'A',
  locationIndicator: 'H',
  atVs: 'vs',
  tournament: null,
  opponent: { title: 'Northfield', prefix: null },
  facility: { title: 'Kingfisher Stadium', location: 'Halcyon' },
  location: 'Halcyon',
  ticketLink: null,
  eventImage: null,
  gameCenterLink: '/game-center/7',
  result: null,
} as unknown as Game

const told = (change: Partial<Game>) => sportsEvent({ ...game, ...change } as Game, school)

describe('a game in the words of schema.org', () => {
  test.each([
    ['starts at its moment', {}, { startDate: '2026-11-22T00:00:00Z' }],
    ['has only its day while the hour is open', { isTbd: true }, { startDate: '2026-11-21' }],
    ['has only its day when it takes all of it', { isAllDay: true }, { startDate: '2026-11-21' }],
    ['is scheduled', {}, { eventStatus: 'https://schema.org/EventScheduled' }],
    ['is postponed', { status: 'P' }, { eventStatus: 'https://schema.org/EventPostponed' }],
    ['is cancelled', { status: 'C' }, { eventStatus: 'https://schema.org/EventCancelled' }],
    ['is at home', {}, { homeTeam: { name: school.name }, awayTeam: { name: 'Northfield' } }],
    [
      'is away',
      { locationIndicator: 'A' },
      { homeTeam: { name: 'Northfield' }, awayTeam: { name: school.name } },
    ],
    ['has no second team as a special event', { type: 'S' }, { competitor: [{ name: school.name }] }],
    ['sells tickets', { ticketLink: 'https://t.example/7' }, { offers: { url: 'https://t.example/7' } }],
  ] as const)('%s', (_, change, expected) => {
    expect(told(change as Partial<Game>)).toMatchObject(expected)
  })
})
