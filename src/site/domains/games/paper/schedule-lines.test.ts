import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { scheduleLines } from './schedule-lines.ts'

const game = {
  id: 7,
  type: 'upcoming',
  startDate: '2026-11-21T19:00:00',
  startDateUtc: '2026-11-22T00:00:00.000Z',
  endDate: null,
  timeZone: 'America/New_York',
  time: '7:00 PM',
  isTbd: false,
  isAllDay: false,
  isDoubleheader: true,
  gameNumber: 1,
  isExhibition: false,
  isConference: true,
  status: 'A',
  gameState: 0,
  atVs: 'vs',
  tournament: null,
  opponent: { title: 'Northfield', prefix: '#12' },
  facility: { title: 'Kingfisher Stadium', location: 'Halcyon' },
  location: 'Halcyon',
  media: { tv: 'Breakwater Network', radio: 'WHSU', promotionName: 'Senior Day', gameNote: null },
  result: null,
} as unknown as Game
const result = { status: 'W', teamScore: '31', opponentScore: '17', prescore: null, postscore: 'OT' }
const lineOf = (change: Partial<Record<keyof Game, unknown>> = {}) =>
  scheduleLines([{ ...game, ...change } as Game])[0]

describe('a line of the schedule for reporters', () => {
  test('tells day, opponent, place, time and where it is seen', () => {
    expect(lineOf()).toEqual({
      id: 7,
      date: 'Sat, Nov 21',
      opponent: 'vs #12 Northfield *',
      place: 'Kingfisher Stadium, Halcyon',
      outcome: '7:00 PM ET',
      notes: 'Doubleheader, Game 1; Senior Day',
      stations: 'Breakwater Network, WHSU',
    })
  })

  test.each([
    ['a result', { result }, 'W, 31-17, OT'],
    [
      'a place in a field',
      {
        result: {
          ...result,
          status: 'N',
          teamScore: null,
          opponentScore: null,
          prescore: '3rd of 12',
          postscore: null,
        },
      },
      '3rd of 12',
    ],
    ['an open hour', { isTbd: true }, 'TBA'],
    ['all day', { isAllDay: true }, 'All Day'],
    ['postponed', { status: 'P' }, 'Postponed'],
    ['cancelled', { status: 'C' }, 'Cancelled'],
  ])('with %s', (_, change, outcome) => {
    expect(lineOf(change)?.outcome).toBe(outcome)
  })
})
