import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { gameEvent } from './game-event.ts'

const media = { tv: null, radio: null, tickets: null, video: null, audio: null, stats: null }
const game = {
  id: 7,
  sport: { title: 'Football', shortName: 'football', globalSportNameSlug: 'football' },
  type: 'upcoming',
  startDate: '2026-11-21T19:00:00',
  startDateUtc: '2026-11-22T00:00:00.000Z',
  endDate: null,
  timeZone: 'America/New_York',
  time: '7:00 PM',
  isTbd: false,
  isAllDay: false,
  isDoubleheader: false,
  gameNumber: null,
  isExhibition: false,
  status: 'A',
  gameState: 0,
  locationIndicator: 'H',
  atVs: 'vs',
  tournament: null,
  opponent: { title: 'Northfield', prefix: null },
  facility: { title: 'Kingfisher Stadium', location: 'Halcyon' },
  location: 'Halcyon',
  media,
  gameCenterLink: '/game-center/7',
  result: null,
} as unknown as Game
const school = { name: 'Halcyon State University', crest: null }
const eventOf = (change: Partial<Record<keyof Game, unknown>> = {}) =>
  gameEvent({ ...game, ...change } as Game, school, 'https://halcyon.example')

describe('a game in a calendar', () => {
  test.each([
    [
      'starts at its moment and lasts as long as its sport does',
      {},
      ['2026-11-22T00:00:00.000Z', '2026-11-22T03:30:00.000Z', false],
    ],
    [
      'fills its day at the venue while the hour is open',
      { isTbd: true },
      ['2026-11-21', '2026-11-22', true],
    ],
    ['fills its day when it lasts all day', { isAllDay: true }, ['2026-11-21', '2026-11-22', true]],
    [
      'fills all its days, the end being the day after the last',
      { endDate: '2026-11-30' },
      ['2026-11-21', '2026-12-01', true],
    ],
    [
      'has one day where the end is the start',
      { endDate: '2026-11-21' },
      ['2026-11-22T00:00:00.000Z', '2026-11-22T03:30:00.000Z', false],
    ],
  ])('%s', (_, change, [start, end, isWholeDays]) => {
    expect(eventOf(change)).toMatchObject({ start, end, isWholeDays })
  })

  test.each([
    ['is confirmed', {}, 'CONFIRMED', 'Halcyon State Football vs Northfield'],
    [
      'says that its time is open',
      { isTbd: true },
      'TENTATIVE',
      'Halcyon State Football vs Northfield (time TBA)',
    ],
    [
      'is open when postponed',
      { status: 'P', isTbd: true },
      'TENTATIVE',
      'Postponed: Halcyon State Football vs Northfield',
    ],
    ['is called off', { status: 'C' }, 'CANCELLED', 'Cancelled: Halcyon State Football vs Northfield'],
    [
      'tells the games of a doubleheader apart',
      { isDoubleheader: true, gameNumber: 2 },
      'CONFIRMED',
      'Halcyon State Football vs Northfield (Game 2)',
    ],
    ['names an event without an opponent', { type: 'S' }, 'CONFIRMED', 'Halcyon State Football: Northfield'],
  ])('%s', (_, change, status, summary) => {
    expect(eventOf(change)).toMatchObject({ status, summary })
  })

  test('tells where it is seen, and where seats are had, until it has been played', () => {
    const covered = { ...media, tv: 'Breakwater Network', tickets: 'https://tickets.example/7' }
    expect(eventOf({ media: covered }).description).toBe(
      'TV: Breakwater Network\nTickets: https://tickets.example/7',
    )
    const result = {
      status: 'W',
      teamScore: '31',
      opponentScore: '17',
      prescore: null,
      postscore: 'OT',
      recap: '/news/7',
      boxscore: null,
    }
    expect(eventOf({ media: covered, result }).description).toBe(
      'Final: W 31-17 OT\nRecap: https://halcyon.example/news/7',
    )
  })

  test('has the place and a whole address', () => {
    expect(eventOf()).toMatchObject({
      location: 'Kingfisher Stadium, Halcyon',
      url: 'https://halcyon.example/game-center/7',
    })
  })
})
