import type { GameCenterLayout } from '#contract/game-center.ts'
import { type GameState, isOver } from '#contract/shapes/game-state.ts'

type Section = GameCenterLayout['sections'][number]
type Phase = NonNullable<GameCenterLayout['phase']>

export interface GameFacts {
  gameState: GameState
  hasResult: boolean
  hasLive: boolean
  /** As its scorer tells it. */
  hasBegun: boolean
  hasBoxScore: boolean
  hasStories: boolean
  hasGallery: boolean
  hasHistory: boolean
}

/** Live, or delayed after it began; over when the state or a result says so; otherwise still to come. */
export function phaseOf({
  gameState,
  hasResult,
  hasBegun,
}: Pick<GameFacts, 'gameState' | 'hasResult' | 'hasBegun'>): Phase {
  if (gameState === 'Live' || (gameState === 'Delayed' && hasBegun && !hasResult)) return 'during'
  return hasResult || isOver(gameState) ? 'after' : 'before'
}

const order: Record<Phase, Section[]> = {
  before: ['hero', 'countdown', 'game-info', 'stories', 'opponent-history', 'promo-group', 'next-game'],
  during: [
    'hero',
    'live',
    'leaders',
    'team-comparison',
    'play-by-play',
    'game-info',
    'stories',
    'opponent-history',
    'promo-group',
  ],
  after: [
    'hero',
    'leaders',
    'team-comparison',
    'box-score',
    'play-by-play',
    'stories',
    'gallery',
    'game-info',
    'opponent-history',
    'promo-group',
    'next-game',
  ],
}

/** A section without content does not stand on the page. */
export function sectionsOf(facts: GameFacts): Section[] {
  const hasStats = facts.hasLive || facts.hasBoxScore
  const needs: Partial<Record<Section, boolean>> = {
    live: facts.hasLive,
    leaders: hasStats,
    'team-comparison': hasStats,
    'play-by-play': hasStats,
    'box-score': facts.hasBoxScore,
    stories: facts.hasStories,
    gallery: facts.hasGallery,
    'opponent-history': facts.hasHistory,
  }
  return order[phaseOf(facts)].filter((section) => needs[section] !== false)
}
