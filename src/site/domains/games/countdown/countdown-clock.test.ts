import { describe, expect, test } from 'vitest'
import type { Countdown, Game } from '#contract/games.ts'
import { countdownClock } from './countdown-clock.ts'

const evening: Countdown = {
  id: 1,
  title: 'Hall of Fame Night',
  description: null,
  game: null,
  customDate: '2026-12-04T23:30:00Z',
  date: '2026-12-04T18:30:00',
  dateUtc: '2026-12-04T23:30:00Z',
}
const game = { startDate: '2027-02-19T15:00:00', time: '3:00 PM', isTbd: false, isAllDay: false } as Game
const words = (countdown: Countdown) => countdownClock(countdown).still.map(({ value }) => value)

describe('a countdown', () => {
  test('to a custom date shows it on the clock of the school', () => {
    expect(words(evening)).toEqual(['Fri', 'Dec', '4', '6:30'])
    expect(countdownClock(evening).dateUtc).toBe(evening.dateUtc)
  })

  test('to a game shows the start that the schedule prints', () => {
    const opener = { ...evening, game, customDate: null, date: game.startDate }
    expect(words(opener)).toEqual(['Fri', 'Feb', '19', '3:00'])
    expect(words({ ...opener, game: { ...game, isAllDay: true } })).toEqual(['Fri', 'Feb', '19', 'All'])
  })

  test('of a game to a date of its own shows that date', () => {
    expect(words({ ...evening, game })).toEqual(['Fri', 'Dec', '4', '6:30'])
  })

  test.each([
    ['00:05', '12:05', 'AM'],
    ['12:00', '12:00', 'PM'],
    ['23:59', '11:59', 'PM'],
  ])('at %s says %s %s', (clock, value, label) => {
    const still = countdownClock({ ...evening, date: `2026-12-04T${clock}:00` }).still
    expect(still[3]).toEqual({ value, label })
  })
})
