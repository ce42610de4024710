import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { chosenResult } from './chosen-game.ts'

const played = (id: number, change: Partial<Game> = {}) =>
  ({
    id,
    startDate: '2026-11-18T19:00:00',
    isSpotlight: false,
    locationIndicator: 'A',
    gameCenterEnabled: true,
    result: { status: 'W' },
    ...change,
  }) as unknown as Game

test.each([
  [
    'what the school put forward',
    [played(1), played(2, { locationIndicator: 'H' }), played(3, { isSpotlight: true })],
    3,
  ],
  ['then a home game', [played(1), played(2, { locationIndicator: 'H' })], 2],
  ['then the latest', [played(1), played(2)], 1],
  ['nothing of yesterday', [played(1, { startDate: '2026-11-17T19:00:00' })], undefined],
  ['nothing that nobody decided', [played(1, { result: { status: 'N' } as Game['result'] })], undefined],
  ['nothing without a page of its own', [played(1, { gameCenterEnabled: false })], undefined],
])('a home page leads with %s', (_sentence, results, id) => {
  expect(chosenResult(results, '2026-11-18')?.id).toBe(id)
})
