import { describe, expect, test } from 'vitest'
import { phaseOf, sectionsOf } from './layout.ts'

const facts = {
  gameState: 0,
  hasResult: false,
  hasLive: false,
  hasBoxScore: false,
  hasStories: true,
  hasGallery: false,
  hasHistory: true,
}

describe('a game center', () => {
  test.each([
    [0, false, 'before'],
    [1, false, 'before'],
    [2, false, 'before'],
    [3, false, 'during'],
    [4, false, 'after'],
    [5, false, 'before'],
    [6, false, 'before'],
    [7, false, 'after'],
    [8, true, 'after'],
    [0, true, 'after'],
  ])('in state %i with a result: %s is %s', (gameState, hasResult, phase) => {
    expect(phaseOf({ gameState, hasResult })).toBe(phase)
  })

  test('counts down before the game and shows the box score after it', () => {
    expect(sectionsOf(facts)).toContain('countdown')
    const after = sectionsOf({ ...facts, gameState: 8, hasResult: true, hasBoxScore: true })
    expect(after).toContain('box-score')
    expect(after).not.toContain('countdown')
  })

  test('leaves out what a game does not have', () => {
    const after = sectionsOf({
      ...facts,
      gameState: 8,
      hasResult: true,
      hasStories: false,
      hasHistory: false,
    })
    expect(after).toEqual(['hero', 'game-info', 'promo-group', 'next-game'])
  })
})
