import { describe, expect, test } from 'vitest'
import { type GameFacts, phaseOf, sectionsOf } from './layout.ts'

const facts: GameFacts = {
  gameState: 'Scheduled',
  hasResult: false,
  hasLive: false,
  hasBegun: false,
  hasBoxScore: false,
  hasStories: true,
  hasGallery: false,
  hasHistory: true,
}

describe('a game center', () => {
  test.each([
    ['Scheduled', false, 'before'],
    ['PreGame', false, 'before'],
    ['Delayed', false, 'before'],
    ['Live', false, 'during'],
    ['FullTime', false, 'after'],
    ['Postponed', false, 'before'],
    ['Canceled', false, 'before'],
    ['PostGame', false, 'after'],
    ['GameComplete', true, 'after'],
    ['Scheduled', true, 'after'],
  ] as const)('in state %s with a result: %s is %s', (gameState, hasResult, phase) => {
    expect(phaseOf({ gameState, hasResult, hasBegun: false })).toBe(phase)
  })

  test.each([
    ['Delayed', false, 'during'],
    ['Delayed', true, 'after'],
    ['Postponed', false, 'before'],
  ] as const)('that has begun, in state %s with a result: %s is %s', (gameState, hasResult, phase) => {
    expect(phaseOf({ gameState, hasResult, hasBegun: true })).toBe(phase)
  })

  test('counts down before the game and shows the box score after it', () => {
    expect(sectionsOf(facts)).toContain('countdown')
    const after = sectionsOf({ ...facts, gameState: 'GameComplete', hasResult: true, hasBoxScore: true })
    expect(after).toContain('box-score')
    expect(after).not.toContain('countdown')
  })

  test('leaves out what a game does not have', () => {
    const after = sectionsOf({
      ...facts,
      gameState: 'GameComplete',
      hasResult: true,
      hasStories: false,
      hasHistory: false,
    })
    expect(after).toEqual(['hero', 'game-info', 'promo-group', 'next-game'])
  })
})
