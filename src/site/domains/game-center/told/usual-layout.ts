import type { GameCenterHero, GameCenterLayout } from '#contract/game-center.ts'
import { type GameState, gameStateOf, isOver } from '#contract/shapes/game-state.ts'

export interface Layout extends Pick<GameCenterLayout, 'sections' | 'promoGroupId'> {
  phase: NonNullable<GameCenterLayout['phase']>
}

const during = new Set<GameState>(['Live', 'Delayed'])

const phaseIn = (state: GameState): Layout['phase'] =>
  isOver(state) ? 'after' : during.has(state) ? 'during' : 'before'

/** Where the layout of a game center cannot be had: every part in its usual place. One without content is left out there. */
export const usualLayout = ({ gameState }: Pick<GameCenterHero, 'gameState'>): Layout => ({
  phase: phaseIn(gameStateOf(gameState)),
  sections: [
    'box-score',
    'leaders',
    'team-comparison',
    'play-by-play',
    'game-info',
    'stories',
    'gallery',
    'opponent-history',
    'next-game',
  ],
  promoGroupId: null,
})
