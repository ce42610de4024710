import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { isShown } from './shown-games.ts'

const result = { status: 'N' } as Game['result']

describe("games of type 'S' are dropped when status is 'O' and there is no result", () => {
  test.each([
    ['an open date nobody filled', { type: 'S', status: 'O', result: null }, false],
    ['an open date with a result', { type: 'S', status: 'O', result }, true],
    ['a special event that was accepted', { type: 'S', status: 'A', result: null }, true],
    ['a special event that was cancelled', { type: 'S', status: 'C', result: null }, true],
    ['a game of another type', { type: 'upcoming', status: 'O', result: null }, true],
  ] as const)('%s', (_, game, expected) => {
    expect(isShown(game)).toBe(expected)
  })
})
