import type { GameFacts } from '../facts/game-facts.ts'
import { halftimeSlot, periodSlot, swingSlot, type Unit } from '../telling/periods.ts'
import type { Story } from './story.ts'

const points: Unit = ['point', 'points']

/** A game of which little more is known than how it ended. */
export function plainGame(facts: GameFacts): Story {
  const periods = facts.us.periods.map((_, period) => periodSlot(facts, period, 30, points))
  return {
    contest: 'game',
    unit: 'points',
    decisive: [],
    paragraphs: [[halftimeSlot(facts), ...periods.slice(0, 6), swingSlot(facts, 40, points)]],
  }
}
