import { expect, test } from 'vitest'
import type { CalendarDay, Game } from '#contract/games.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import { shortWords } from './short-words.ts'

const game = (abbrev: string, title: string, status: 'W' | 'L' | null): Game =>
  ({
    status: 'A',
    result: status && { status, teamScore: '3', opponentScore: '1', prescore: null, postscore: null },
    gameState: gameStateNumber('Scheduled'),
    time: '7:00 PM',
    timeZone: 'UTC',
    startDate: '2026-11-14T19:00:00',
    startDateUtc: '2026-11-14T19:00:00.000Z',
    endDate: null,
    sport: { abbrev, title },
  }) as Game
const days = [
  {
    date: '2026-11-14',
    games: [
      game('WVB', "Women's Volleyball", 'W'),
      game('FB', 'Football', null),
      game('FB', 'Football', 'L'),
    ],
  },
] as CalendarDay[]

test('what stands short beside events is said once, sports by their letters and results after them', () => {
  expect(shortWords(days, 'UTC', true)).toEqual([
    ['FB', 'Football'],
    ['WVB', "Women's Volleyball"],
    ['W', 'Win'],
    ['L', 'Loss'],
  ])
})

test('the calendar of one sport need not say which, and one without events says nothing', () => {
  expect(shortWords(days, 'UTC', false)).toEqual([
    ['W', 'Win'],
    ['L', 'Loss'],
  ])
  expect(shortWords([], 'UTC', true)).toEqual([])
})
