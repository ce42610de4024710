import { describe, expect, test } from 'vitest'
import { type PlacedGame, placeOf, scheduleConflicts } from './schedule-conflicts.ts'

const game = (id: number, more: Partial<PlacedGame> = {}): PlacedGame => ({
  id,
  sportId: 1,
  sport: 'Football',
  opponent: `School ${id}`,
  facilityId: 7,
  startUtc: new Date('2026-11-14T18:00:00Z'),
  startDate: '2026-11-14',
  hasTime: true,
  isOff: false,
  gameNumber: null,
  place: 'home',
  ...more,
})
const places = new Map([[7, 'Prairie Field']])
const messages = (games: PlacedGame[], others: PlacedGame[] = []) =>
  scheduleConflicts(games, others, places).map(({ gameIds, message }) => `${gameIds.join('+')} ${message}`)

describe('two games cannot both be', () => {
  test('of one team on one day', () => {
    expect(messages([game(1), game(2, { facilityId: null })])).toEqual([
      '1+2 Two games on 2026-11-14: School 1 and School 2.',
    ])
  })

  test('at one place at the same time, whichever teams they are of', () => {
    const volleyball = game(9, {
      sportId: 2,
      sport: 'Volleyball',
      startUtc: new Date('2026-11-14T20:30:00Z'),
    })
    expect(messages([game(1)], [volleyball])).toEqual([
      '1+9 Prairie Field is taken on 2026-11-14: Volleyball v. School 9.',
    ])
  })
})

describe('a team gets from one game to the next', () => {
  const friday = { startDate: '2026-11-13', startUtc: new Date('2026-11-14T02:00:00Z') }
  test('not in the hours of a night, where they are in two places', () => {
    expect(messages([game(1, { ...friday, place: 'at elk bay' }), game(2)])).toEqual([])
    const late = { startDate: '2026-11-13', startUtc: new Date('2026-11-14T03:00:00Z') }
    expect(messages([game(1, { ...late, place: 'at elk bay' }), game(2)])).toEqual([
      '1+2 15 hours from School 1 on 2026-11-13 to School 2 on 2026-11-14, elsewhere.',
    ])
  })

  test.each([
    ['in one place', 'home', {}],
    ['to a game whose time is not known yet', 'at elk bay', { hasTime: false }],
    ['that was called off', 'at elk bay', { isOff: true }],
  ])('%s', (_, place, more) => {
    const late = { startDate: '2026-11-13', startUtc: new Date('2026-11-14T03:00:00Z') }
    expect(messages([game(1, { ...late, place }), game(2, more)])).toEqual([])
  })

  test('by where each is: at home, in a city, or at an opponent’s', () => {
    const at = (locationIndicator: 'H' | 'A' | 'N', location: string | null) =>
      placeOf({ locationIndicator, location, opponent: 'Elk Bay' })
    expect([at('H', 'Reno, Nev.'), at('A', ' Elko, Nev.'), at('N', null)]).toEqual([
      'home',
      'elko, nev.',
      'at Elk Bay',
    ])
  })
})

describe('two games can both be', () => {
  test.each([
    ['on different days', { startDate: '2026-11-15', startUtc: new Date('2026-11-15T18:00:00Z') }],
    ['where one was called off', { isOff: true }],
  ])('%s', (_, more) => {
    expect(messages([game(1), game(2, more)])).toEqual([])
  })

  test('of a doubleheader', () => {
    const first = game(1, { opponent: 'Elk Bay', gameNumber: 1 })
    const second = game(2, {
      opponent: 'Elk Bay',
      gameNumber: 2,
      startUtc: new Date('2026-11-14T20:00:00Z'),
    })
    expect(messages([first, second])).toEqual([])
  })

  test.each([
    ['at the place three hours apart', { startUtc: new Date('2026-11-14T21:00:00Z') }],
    ['at different places', { facilityId: 8 }],
    ['whose times are not known yet', { hasTime: false }],
  ])('of two teams %s', (_, more) => {
    expect(messages([game(1)], [game(9, { sportId: 2, sport: 'Volleyball', ...more })])).toEqual([])
  })
})
